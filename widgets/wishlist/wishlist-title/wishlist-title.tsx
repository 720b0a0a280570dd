import type { Hear } from "#src/dom/delegated-events.ts";
import { moveFocus } from "#src/dom/focus.ts";
import { showNotice } from "#src/dom/inline-notice.ts";
import { showPending } from "#src/dom/wishlist-pending.ts";
import { reportError } from "#src/report-error.ts";
import { editorOf, fieldOf, readTexts, saveTitle, titleOf } from "./contract.ts";
import { showTitle, type TitleState } from "./title-form.tsx";

/** Renames a list where its name stands: Enter saves, Escape keeps the old name. Returns the undo. */
export const attach = (host: HTMLElement, hear: Hear): (() => void) => {
  const texts = readTexts();
  const undos: (() => void)[] = [];
  let state: TitleState = "display";

  const forget = () => {
    for (const undo of undos.splice(0)) undo();
  };

  const paint = (next: TitleState = state): void => {
    forget();
    state = next;
    undos.push(showTitle(host, state, texts));
    if (state === "saving") undos.push(showPending(editorOf(host)));
    if (state === "failed") undos.push(showNotice(editorOf(host), texts.failed));
  };

  const show = (next: TitleState): void => {
    paint(next);
    const opener = host.querySelector<HTMLElement>(".show-title-form");
    if (next !== "display") fieldOf(host).focus();
    else if (opener) moveFocus(opener);
  };

  const edit = () => {
    show("editing");
    fieldOf(host).select();
  };

  const save = async () => {
    const name = fieldOf(host).value.trim();
    if (state === "saving") return;
    paint("saving");
    try {
      const isSaved = name !== "" && (await saveTitle(host, name)).result === "true";
      const heading = titleOf(host).querySelector(".wishlist-anchor, h1, h2");
      if (isSaved && heading) heading.textContent = name;
      show(isSaved ? "display" : "invalid");
    } catch (error) {
      reportError("wishlist-title", error, host);
      show("failed");
    }
  };

  hear("click", ({ target }) => {
    const hits = (selector: string) => (target as Element).closest(selector);
    if (hits(".show-title-form, .wishlist-title-with-form h2")) edit();
    else if (hits(".hide-title-form")) show("display");
    else if (hits(".save-title-form")) void save();
  });

  hear("keydown", (event) => {
    const { key, target } = event;
    const isField = target === fieldOf(host);
    if (isField && key === "Enter") void save();
    else if (isField && key === "Escape") show("display");
    else return;
    event.preventDefault();
  });

  hear("input", () => state === "invalid" && paint("editing"));

  // A new print takes our attributes away.
  const repaint = () => paint();
  const printed = "storefront:wishlist-blocks-ready";
  document.addEventListener(printed, repaint);
  paint();
  return () => {
    document.removeEventListener(printed, repaint);
    forget();
  };
};
