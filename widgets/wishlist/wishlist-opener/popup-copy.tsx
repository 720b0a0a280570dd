import { create } from "#src/dom/create.ts";

/** Only one popup is open at a time. */
export const POPUP_ID = "sw-wishlist-popup";

const WITH_IDS = ["id", "for", "aria-labelledby", "aria-describedby", "aria-controls"];

/** Ids in the copy differ from those in the page. Without a title or heading in the block, the opener names the dialog. */
export const copyAsDialog = (source: HTMLElement, opener: HTMLElement): HTMLDialogElement => {
  const dialog = create("dialog", { id: POPUP_ID });
  dialog.append(...source.cloneNode(true).childNodes);
  const heading = source.querySelector("h1, h2, h3");
  // Prefer the title, because the opener's text includes its tooltip, which repeats the title.
  dialog.ariaLabel =
    source.dataset.title ?? (heading?.textContent || opener.dataset.title || opener.textContent).trim();
  for (const name of WITH_IDS) {
    for (const node of dialog.querySelectorAll(`[${name}]`))
      node.setAttribute(name, String(node.getAttribute(name)).replace(/\S+/g, `${POPUP_ID}-$&`));
  }
  // Radio buttons form groups by name, and the copy must not take the page's choice.
  for (const radio of dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.checked = radio.defaultChecked;
  }
  // The platform prints the links in its popups without `href`, out of the keyboard's reach.
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>("a:not([href])")) link.href = "#";
  return dialog;
};
