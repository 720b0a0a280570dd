import { actAsButtons } from "#src/dom/button-semantics.ts";
import { changeAttributes, keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { isBound } from "#src/dom/jquery/page-plugins.ts";
import { slideTo } from "#src/dom/slide.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { reportError } from "#src/report-error.ts";
import { ACTIVE_CLASS, CHOICE, choiceFields, panelOf, swap, updateButtonOf } from "./contract.ts";
import "./style.css";

const SLIDE_MS = 1000;

/** The discount plugin's own script, which may come late, slides and swaps by itself. */
const isSwappedByPage = (): boolean => isBound(document, "click", "awdr_change_discount_product");

const isPress = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

/**
 * Says whether the panel is open, by the mark of whoever opens it: the plugin's script prevents the default of a click,
 * which is then not heard here. Returns the undo.
 */
const followMark = (toggle: HTMLElement): (() => void) => {
  const tell = (): void => {
    toggle.ariaExpanded = String(toggle.classList.contains(ACTIVE_CLASS));
  };
  const marks = new MutationObserver(tell);
  marks.observe(toggle, { attributeFilter: ["class"] });
  tell();
  return () => marks.disconnect();
};

const startPanel = (toggle: HTMLElement) => {
  const panel = panelOf(toggle);
  const over = new AbortController();
  const restore = undoAll([
    // The plugin's script may have begun to slide it.
    keepAttributes(panel, isSwappedByPage() ? [] : ["style"]),
    changeAttributes(toggle, { role: "button", tabindex: "0", "aria-expanded": "false" }),
    followMark(toggle),
    actAsButtons(panel.querySelectorAll(CHOICE)),
  ]);
  let stopSlide = () => {};
  /** Under way, and not revoked by a later choice. */
  let wanted: HTMLElement | undefined;

  const flip = (): void => {
    if (isSwappedByPage()) return;
    stopSlide();
    stopSlide = slideTo(panel, toggle.classList.toggle(ACTIVE_CLASS), SLIDE_MS);
  };

  const choose = async (choice: HTMLElement): Promise<void> => {
    if (choice === wanted) return;
    wanted = choice;
    choice.ariaBusy = "true";
    try {
      const button = (await swap(choiceFields(choice))) && updateButtonOf(toggle);
      if (button) {
        button.disabled = false;
        button.click();
      }
    } catch (error) {
      // Spec 8: a swap that fails is ignored; the cart shows what it holds.
      reportError("discount-swap", error, choice);
    } finally {
      if (choice === wanted) wanted = undefined;
      choice.ariaBusy = null;
    }
  };

  const takeChoice = (event: Event): void => {
    const choice = (event.target as Element).closest<HTMLElement>(CHOICE);
    if (!choice) return;
    event.preventDefault();
    if (event.type !== "click") choice.click();
    else if (!isSwappedByPage()) void choose(choice);
  };
  panel.addEventListener("click", takeChoice, over);
  panel.addEventListener("keydown", (event) => isPress(event) && takeChoice(event), over);

  const end = (): void => {
    over.abort();
    stopSlide();
    restore();
    toggle.classList.remove(ACTIVE_CLASS);
  };
  return { flip, end };
};

export const attach = (toggle: HTMLElement, hear: Hear): (() => void) => {
  let panel = startPanel(toggle);
  hear("click", () => panel.flip());
  // A recalculated cart prints its rows anew, with the panel closed.
  hear("storefront:cart-page-updated", () => {
    panel.end();
    panel = startPanel(toggle);
  });
  return () => panel.end();
};
