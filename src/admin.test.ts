import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";

const dateField = (id: string) => `<input type="text" id="${id}" class="datepicker" value="2099-12-24">`;

it("begins after jQuery's ready handlers, by whose marks it knows another picker", async () => {
  document.body.innerHTML = dateField("early");
  const early = find<HTMLInputElement>("#early");
  await import("./admin.ts");
  early.classList.add("hasDatepicker");
  await import("../widgets/admin/product-dates/index.ts");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(early.type).toBe("text");

  early.remove();
  document.body.insertAdjacentHTML("beforeend", dateField("late"));
  await vi.waitFor(() => expect(find<HTMLInputElement>("#late").type).toBe("date"));
});
