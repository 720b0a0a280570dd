import { beforeEach, expect, it, vi } from "vitest";
import { isOnBackdrop } from "./backdrop.ts";

const dialog = document.createElement("dialog");
const inside = document.createElement("select");
dialog.append(inside);
vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue(DOMRect.fromRect({ x: 100, y: 50, width: 200, height: 100 }));

beforeEach(() => document.body.append(dialog));

it.each([
  ["left of the dialog is beside it", dialog, 99, 60, true],
  ["right of the dialog is beside it", dialog, 301, 60, true],
  ["above the dialog is beside it", dialog, 110, 49, true],
  ["below the dialog is beside it", dialog, 110, 151, true],
  ["on the page, where no modal dialog covers it, is beside the dialog", document.body, 99, 60, true],
  ["on the page below its content is beside the dialog", document.documentElement, 99, 900, true],
  ["on the dialog's edge is in it", dialog, 100, 50, false],
  ["on the dialog's padding is in it", dialog, 110, 60, false],
  ["on an open list of a field, which may stand out of the dialog, is in it", inside, 110, 160, false],
])("a press %s", (_where, target, clientX, clientY, isBeside) => {
  const heard = vi.fn((event: MouseEvent) => isOnBackdrop(dialog, event));
  addEventListener("click", heard, { once: true });
  target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.dispatchEvent(new MouseEvent("click", { clientX, clientY, bubbles: true }));
  expect(heard).toHaveReturnedWith(isBeside);
});

it("a press that begins in the dialog and ends beside it is in it", () => {
  inside.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const click = new MouseEvent("click", { clientX: 99, clientY: 60 });
  dialog.dispatchEvent(click);
  expect(isOnBackdrop(dialog, click)).toBe(false);
});
