import { COMPOSING } from "#src/dom/composing.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasFocusStayed, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { checkWishlist } from "#src/wishlist-demand.ts";
import { FIELD, fieldOf, saveTitle, titleOf } from "./contract.ts";
import { showTitle, type TitleState } from "./title-form.tsx";

const openerOf = (host: HTMLElement) => host.querySelector<HTMLElement>(".show-title-form");

/** Resolves with true when the shop has taken the name. */
const rename = async (host: HTMLElement, name: string): Promise<boolean> => {
  const { result } = await saveTitle(host, name);
  if (result !== "true") return false;
  const heading = titleOf(host).querySelector(".wishlist-anchor, h1, h2");
  const opener = openerOf(host);
  // A bare icon carries the list's name as its label.
  if (opener?.ariaLabel) opener.ariaLabel = name;
  if (heading) heading.textContent = name;
  return true;
};

/** Focuses the field while the form is open, then the button that opens it. */
const placeFocus = (host: HTMLElement, state: TitleState): void => {
  const opener = openerOf(host);
  const field = fieldOf(host);
  if (state !== "display") {
    field.focus();
    // Only here: in Chromium it takes the focus.
    if (state === "editing") field.select();
    field.reportValidity();
  } else if (opener) moveFocus(opener);
};

/** Renames a list in place: Enter saves, and Escape keeps the old name, even on the form's buttons. */
export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  let state: TitleState = "display";
  let undo = showTitle(host, state);
  const over = new AbortController();

  const paint = (next: TitleState = state): void => {
    undo();
    state = next;
    undo = showTitle(host, state);
  };

  const enter = (next: TitleState): void => {
    // The list may have left the page while the shop was asked.
    if (over.signal.aborted) return;
    const isHere = hasFocusStayed(host);
    paint(next);
    if (isHere) placeFocus(host, next);
  };

  const save = async () => {
    if (state === "saving") return;
    const field = fieldOf(host);
    // So that the browser too treats blanks as missing.
    field.value = field.value.trim();
    paint("saving");
    try {
      enter(field.value && (await rename(host, field.value)) ? "display" : "invalid");
    } catch (error) {
      reportError("wishlist-title", error, host);
      enter("failed");
      // The shop may have taken it, and only the answer was lost: whoever gives up must not see the old name.
      void checkWishlist();
    }
  };

  hear("click", ({ target }) => {
    const hits = (selector: string) => target.closest(selector);
    if (hits(".show-title-form, .wishlist-title-with-form h2")) enter("editing");
    else if (hits(".hide-title-form")) enter("display");
    else if (hits(".save-title-form")) void save();
  });

  hear("keydown", (event) => {
    const { key, target, keyCode } = event;
    if (keyCode === COMPOSING) return;
    if (key === "Enter" && target.matches(FIELD)) void save();
    else if (key === "Escape" && state !== "display") enter("display");
    else return;
    event.preventDefault();
  });

  hear("input", () => state === "invalid" && paint("editing"));

  // A block that is printed anew lacks our attributes.
  document.addEventListener("storefront:wishlist-blocks-ready", () => paint(), over);
  return () => {
    over.abort();
    undo();
  };
};
