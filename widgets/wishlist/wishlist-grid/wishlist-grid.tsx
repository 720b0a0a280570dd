import type { Delivered, Hear } from "#src/dom/delegated-events.ts";
import { opensDetails } from "./contract.ts";

const PICTURE = ".product-thumbnail a";

/** A picture opens its product's details instead of the product's page. */
export const attach = (grid: HTMLElement, hear: Hear): (() => void) => {
  const isOn = opensDetails();
  const over = new AbortController();
  let shown: Element | null | undefined;

  const pictures = () => grid.querySelectorAll<HTMLElement>(`[data-row-id]:has(.item-details) ${PICTURE}`);

  const show = (item?: Element | null): void => {
    // The platform's script and themes know a grid with details by this class; a list that is printed anew lacks it.
    grid.classList.add("enhanced");
    shown?.classList.remove("show");
    shown = item;
    shown?.classList.add("show");
    for (const picture of pictures()) picture.ariaExpanded = String(Boolean(shown?.contains(picture)));
  };

  const leave = (): void => {
    shown?.querySelector<HTMLElement>(PICTURE)?.focus();
    show();
  };

  const open = (picture: HTMLAnchorElement): void => {
    const item = picture.closest("[data-row-id]");
    if (isOn) show(item === shown ? null : item);
    else location.assign(picture.href);
  };

  const act = ({ target, defaultPrevented }: Delivered<Event>): void => {
    // The loader has claimed the press, but not one on a picture without details.
    if (!defaultPrevented) return;
    const picture = target.closest<HTMLAnchorElement>(PICTURE);
    if (target.closest("a.close")) leave();
    else if (picture) open(picture);
  };

  // The pressed button disappears with the details, so the focus must move.
  const hide = () => (shown?.contains(document.activeElement) ? leave() : show());
  const hideBeside = ({ target }: Event) => target instanceof Element && !target.closest("[data-row-id]") && show();
  // In Safari a pressed link has no focus, so its Escape goes to the body. Elsewhere Escape belongs to the focused element.
  const dismiss = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isMeant = target === document.body || grid.contains(target as Node);
    if (key === "Escape" && isMeant && !defaultPrevented) leave();
  };
  hear("click", act);
  if (isOn) {
    show();
    document.addEventListener("click", hideBeside, over);
    document.addEventListener("keydown", dismiss, over);
    document.addEventListener("storefront:item-added", hide, over);
    // A failure is told in the details, after the list was printed anew to see whether the work was done after all.
    document.addEventListener("storefront:wishlist-blocks-ready", () => show(shown), over);
  }
  return () => {
    over.abort();
    show();
    grid.classList.remove("enhanced");
    for (const picture of pictures()) picture.ariaExpanded = null;
  };
};
