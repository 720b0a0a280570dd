import { createSlot } from "./slot.ts";
import "./inline-notice.css";

/** For behaviours, what `#src/ui/inline-notice.tsx` is for islands. Returns the undo. */
export const showNotice = (after: Element, text: string): (() => void) => {
  const slot = createSlot();
  const notice = document.createElement("span");
  notice.className = "sw-notice";
  notice.role = "alert";
  notice.textContent = text;
  slot.append(notice);
  after.after(slot);
  return () => slot.remove();
};
