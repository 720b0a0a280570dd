import "./scroll-lock.css";

/** Stops the page behind a panel from scrolling, without moving the page when its scrollbar goes. */

const LOCKED_CLASS = "bde-stop-scrolling";

let locks = 0;
let padding = "";

/** Pads the body by a scrollbar that took space. A body narrower than the page stays in place by itself. */
const balance = (widthBefore: number): void => {
  const { body, documentElement } = document;
  const gained = documentElement.clientWidth - widthBefore;
  if (gained <= 0 || body.getBoundingClientRect().width < widthBefore) return;
  const current = parseFloat(getComputedStyle(body).paddingRight) || 0;
  body.style.paddingRight = `${current + gained}px`;
};

/** Returns the undo. Of several locks the last one to be undone frees the page. */
export const lockScroll = (): (() => void) => {
  const { body, documentElement } = document;
  if (locks === 0) {
    const widthBefore = documentElement.clientWidth;
    padding = body.style.paddingRight;
    documentElement.classList.add(LOCKED_CLASS);
    balance(widthBefore);
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    documentElement.classList.remove(LOCKED_CLASS);
    body.style.paddingRight = padding;
  };
};
