/** Copies a hidden block of the page into a dialog. Its ids are made unique, and what refers to them follows. */

const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

/** Its ids begin with `prefix`. Where the block has neither title nor heading, the opener names it. */
export const copyAsDialog = (source: HTMLElement, prefix: string, opener: HTMLElement): HTMLDialogElement => {
  const dialog = document.createElement("dialog");
  dialog.append(...source.cloneNode(true).childNodes);
  const heading = source.querySelector("h1, h2, h3");
  // The opener's text has its tooltip's in it, which says the title again.
  dialog.ariaLabel =
    source.dataset.title ?? (heading?.textContent || opener.dataset.title || opener.textContent).trim();
  const renamed = (id: string) => `${prefix}-${id}`;
  for (const node of dialog.querySelectorAll("[id]")) node.id = renamed(node.id);
  for (const name of REFERENCES) {
    for (const node of dialog.querySelectorAll(`[${name}]`)) {
      const ids = (node.getAttribute(name) ?? "").split(" ").filter(Boolean);
      node.setAttribute(name, ids.map(renamed).join(" "));
    }
  }
  // Groups of radio buttons are known by name, and the copy must not take the page's choice.
  for (const radio of dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.checked = radio.defaultChecked;
  }
  // The platform prints its popups' own links for a mouse only.
  for (const link of dialog.querySelectorAll("a:not([href])")) link.setAttribute("href", "#");
  return dialog;
};
