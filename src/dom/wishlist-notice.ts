import { parseServerHtml } from "./server-html.ts";
import "./wishlist-notice.css";

/** The platform's notice in the middle of the screen, under the ids that themes style. */

const BOX = "yith-wcwl-popup-message";
const TEXT = "yith-wcwl-message";

let timer: ReturnType<typeof setTimeout> | undefined;

const createBox = (): HTMLElement => {
  const box = document.createElement("div");
  box.id = BOX;
  box.setAttribute("role", "status");
  const text = document.createElement("div");
  text.id = TEXT;
  box.append(text);
  document.body.prepend(box);
  return box;
};

/** Shows a message of the shop for a while. A newer one takes the place and the full time; the pointer holds it. */
export const showWishlistNotice = (html: string, forMs: number): void => {
  const box = document.getElementById(BOX) ?? createBox();
  const hide = () => {
    box.hidden = true;
  };
  const hideLater = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, forMs);
  };
  box.hidden = false;
  box.dataset.swNotice = "";
  (box.querySelector(`#${TEXT}`) ?? box).replaceChildren(parseServerHtml(html));
  box.onpointerenter = () => clearTimeout(timer);
  box.onpointerleave = hideLater;
  box.onclick = ({ target }) => {
    if (target instanceof Element && target.closest(".close-popup")) hide();
  };
  hideLater();
};
