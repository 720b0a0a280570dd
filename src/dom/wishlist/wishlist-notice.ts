import { announce } from "#src/dom/announce.ts";
import { create } from "#src/dom/create.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import "./wishlist-notice.css";

/** The platform's notice in the middle of the screen, with the ids that themes style. */

let timer: ReturnType<typeof setTimeout> | undefined;
let shownForMs = 0;

const hold = (): void => clearTimeout(timer);

const hideLater = (box: HTMLElement): void => {
  hold();
  timer = setTimeout(() => {
    box.hidden = true;
  }, shownForMs);
};

const createBox = (): HTMLElement => {
  const box = create("div", { id: "yith-wcwl-popup-message" });
  box.dataset.swNotice = "";
  box.append(create("div", { id: "yith-wcwl-message" }));
  for (const type of ["pointerenter", "focusin"]) box.addEventListener(type, hold);
  for (const type of ["pointerleave", "focusout"]) box.addEventListener(type, () => hideLater(box));
  box.addEventListener("click", (event) => {
    if (!(event.target as Element).closest(".close-popup")) return;
    event.preventDefault();
    box.hidden = true;
  });
  document.body.prepend(box);
  return box;
};

/** Shows a message of the shop for a while. A newer one replaces it and starts anew; pointer and focus hold it. */
export const showWishlistNotice = (html: string, forMs: number): void => {
  const box = document.querySelector<HTMLElement>("[data-sw-notice]") ?? createBox();
  shownForMs = forMs;
  box.hidden = false;
  box.firstElementChild?.replaceChildren(parseServerHtml(html));
  // A region that appears together with its text is not spoken, so the shared region speaks it.
  announce(box.textContent.trim());
  hideLater(box);
};
