import { create } from "#src/dom/create.ts";
import { SLOT } from "#src/dom/marks.ts";

const isUrl = (icon: string): boolean => /^(\w+:)?\//.test(icon);

const iconOf = (icon: string): HTMLElement => {
  const node = isUrl(icon)
    ? create("img", { src: icon, alt: "" })
    : create("i", { className: `fa ${icon}`, ariaHidden: "true" });
  node.setAttribute(SLOT, "");
  return node;
};

const SHOWN = `:scope > [${SLOT}]`;

/** Shows the shop's icons on the list's cart buttons until `over`. An icon is a picture's address or a font's class. */
export const showIcons = (form: HTMLElement, over: AbortSignal): void => {
  if (over.aborted) return;
  for (const button of form.querySelectorAll<HTMLElement>(".add_to_cart[data-icon]:not(.icon-added)")) {
    // A list that is printed anew lacks the class but has the icon.
    if (!button.querySelector(SHOWN)) button.prepend(iconOf(button.dataset.icon as string));
    button.classList.add("icon-added");
  }
  // One handler, replaced whenever the list is printed anew: a listener for each would keep the old rows in memory.
  over.onabort = () => {
    for (const icon of form.querySelectorAll(`.icon-added > [${SLOT}]`)) {
      icon.parentElement?.classList.remove("icon-added");
      icon.remove();
    }
  };
};
