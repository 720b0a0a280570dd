import { COMPOSING } from "#src/dom/composing.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { hasFocusStayed, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { FIELD, fieldOf, saveTitle, titleOf } from "./contract.ts";
import { showTitle, type TitleState } from "./title-form.tsx";

const openerOf = (host: HTMLElement) => host.querySelector<HTMLElement>(".show-title-form");

/** Whether the shop has taken the name. */
const rename = async (host: HTMLElement, name: string): Promise<boolean> => {
  const { result } = await saveTitle(host, name);
  if (result !== "true") return false;
  const heading = titleOf(host).querySelector(".wishlist-anchor, h1, h2");
  const opener = openerOf(host);
  // A bare icon is named as the list.
  if (opener?.ariaLabel) opener.ariaLabel = name;
  if (heading) heading.textContent = name;
  return true;
};

/** Blanks alone are no name, also to the browser. */
const trimName = (host: HTMLElement): string => {
  const field = fieldOf(host);
  const name = field.value.trim();
  field.value = name;
  return name;
};

/** In the field while the form is shown, then on what opens it; for a shopper who has not gone on while the shop was asked. */
const placeFocus = (host: HTMLElement, state: TitleState): void => {
  const opener = openerOf(host);
  const field = fieldOf(host);
  if (state !== "display") {
    field.focus();
    field.reportValidity();
  } else if (opener) moveFocus(opener);
};

/** Renames a list where its name stands: Enter saves, Escape keeps the old name, on its two buttons too. Returns the undo. */
export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  let state: TitleState = "display";
  let undo = showTitle(host, state);
  const over = new AbortController();

  const paint = (next: TitleState = state): void => {
    undo();
    state = next;
    undo = showTitle(host, state);
  };

  const show = (next: TitleState): void => {
    // The list may have been left while the shop was asked.
    if (over.signal.aborted) return;
    const isHere = hasFocusStayed(host);
    paint(next);
    if (isHere) placeFocus(host, next);
  };

  const save = async () => {
    if (state === "saving") return;
    const name = trimName(host);
    paint("saving");
    try {
      const isSaved = name !== "" && (await rename(host, name));
      show(isSaved ? "display" : "invalid");
    } catch (error) {
      reportError("wishlist-title", error, host);
      show("failed");
    }
  };

  hear("click", ({ target }) => {
    const hits = (selector: string) => target.closest(selector);
    if (hits(".show-title-form, .wishlist-title-with-form h2")) {
      show("editing");
      fieldOf(host).select();
    } else if (hits(".hide-title-form")) show("display");
    else if (hits(".save-title-form")) void save();
  });

  hear("keydown", (event) => {
    const { key, target, keyCode } = event;
    if (keyCode === COMPOSING) return;
    if (key === "Enter" && target.matches(FIELD)) void save();
    else if (key === "Escape" && state !== "display") show("display");
    else return;
    event.preventDefault();
  });

  hear("input", () => state === "invalid" && paint("editing"));

  // A new print takes our attributes away. The controller is its own listener's options.
  document.addEventListener("storefront:wishlist-blocks-ready", () => paint(), over);
  return () => {
    over.abort();
    undo();
  };
};
