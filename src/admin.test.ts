import { expect, it } from "vitest";

it("begins after jQuery's ready handlers, by whose marks it knows another picker", async () => {
  document.body.innerHTML = '<input type="text" id="_pre_order_date" class="datepicker" value="2099-12-24">';
  const [field] = document.getElementsByTagName("input");
  await import("./admin.ts");
  field?.classList.add("hasDatepicker");
  await import("../widgets/admin/product-dates/index.ts");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field?.type).toBe("text");
});
