import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
// Import what the entry would load on demand: otherwise it would come later than any mark.
import "./start-admin.ts";
import "../widgets/admin/product-dates/index.ts";

const dateField = (id: string) => `<input type="text" id="${id}" class="datepicker" value="2099-12-24">`;

it("begins after jQuery's ready handlers, by whose marks it knows another picker", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  document.body.innerHTML = dateField("early");
  const early = find<HTMLInputElement>("#early");
  // jQuery calls ready handlers a task later.
  document.addEventListener("DOMContentLoaded", () => setTimeout(() => early.classList.add("hasDatepicker")));
  await import("./admin.ts");
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  await vi.waitFor(() => expect(early.className).toContain("hasDatepicker"));
  await vi.dynamicImportSettled();
  expect(early.type).toBe("text");

  early.remove();
  document.body.insertAdjacentHTML("beforeend", dateField("late"));
  await vi.waitFor(() => expect(find<HTMLInputElement>("#late").type).toBe("date"));
});
