import { create } from "./create.ts";
import { createSlot } from "./slot.ts";
import "./inline-notice.css";

/** For behaviours, what `#src/ui/inline-notice.tsx` is for islands. Returns the undo. */
export const showNotice = (after: Element, text: string): (() => void) => {
  const slot = createSlot();
  slot.append(create("span", { className: "sw-notice", role: "alert", textContent: text }));
  after.after(slot);
  return () => slot.remove();
};
