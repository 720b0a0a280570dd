import { create } from "./create.ts";
import { createSlot } from "./slot.ts";
import "./inline-notice.css";

/** The behaviours' counterpart of `#src/ui/inline-notice.tsx`. Returns the undo. */
export const showNotice = (after: Element, text: string): (() => void) => {
  const slot = createSlot();
  slot.append(create("span", { className: "sw-notice", role: "alert", textContent: text }));
  after.after(slot);
  return () => slot.remove();
};
