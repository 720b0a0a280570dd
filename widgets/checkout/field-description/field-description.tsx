import { keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Delivered, Hear } from "#src/dom/delegated-events.ts";
import { isHidden } from "#src/dom/is-hidden.ts";
import { slideTo } from "#src/dom/slide.ts";
import { descriptionOf, FIELD } from "./contract.ts";

const SLIDE_MS = 250;

/** Only one description on the page is open at a time. */
let closeOther = () => {};

export const attach = (wrapper: HTMLElement, hear: Hear): (() => void) => {
  const description = descriptionOf(wrapper);
  const restore = keepAttributes(description, ["aria-hidden", "style"]);
  const over = new AbortController();
  let isOpen = false;
  let stopSlide = () => {};

  const tell = (): void => {
    wrapper.dataset.state = isOpen ? "open" : "closed";
    description.ariaHidden = String(!isOpen);
  };
  const toggle = (): void => {
    isOpen = !isOpen;
    tell();
    stopSlide();
    // A theme without styles for descriptions shows them from the start, and the platform's script hides them first.
    if (isHidden(description) === isOpen) stopSlide = slideTo(description, isOpen, SLIDE_MS);
  };
  const close = (): void => {
    if (isOpen) toggle();
  };
  const openFromField = ({ target }: Delivered<Event>): void => {
    if (!target.matches(FIELD) || isOpen) return;
    closeOther();
    closeOther = close;
    toggle();
  };

  tell();
  hear("focusin", openFromField);
  hear("click", openFromField);
  hear("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    close();
  });
  // The platform's script hides the description by an Escape that it lets nobody else hear.
  const followEscape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") setTimeout(() => event.defaultPrevented && close());
  };
  wrapper.addEventListener("keydown", followEscape, { capture: true, signal: over.signal });
  document.addEventListener("click", ({ target }) => wrapper.contains(target as Node) || close(), over);
  return () => {
    over.abort();
    // Leaves nothing to close for the next description that opens.
    isOpen = false;
    stopSlide();
    delete wrapper.dataset.state;
    restore();
  };
};
