import { useLayoutEffect, useState } from "react";
import { actAsButtons } from "#src/dom/button-semantics.ts";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useRestoredStyle } from "#src/ui/use-restored-style.ts";
import { useSlide } from "#src/ui/use-slide.ts";
import { ACTIVE_CLASS, CHOICE, choiceFields, type DiscountSwapProps, updateButtonOf } from "./contract.ts";
import { swap } from "./discount-swap-store.ts";
import "./style.css";

const SLIDE_MS = 1000;

const choiceAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CHOICE) : null;

const isPress = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

const SwapPanel = ({ toggle, panel }: DiscountSwapProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isSwapping, setIsSwapping] = useState(false);
  useRestoredStyle(panel);
  useAttributes(toggle, { role: "button", tabindex: "0", "aria-expanded": String(isOpen) });
  useAttributes(panel, { "aria-busy": isSwapping ? "true" : null });
  useClasses(toggle, isOpen ? ACTIVE_CLASS : "");
  useSlide(panel, isOpen, SLIDE_MS);
  useLayoutEffect(() => actAsButtons(panel.querySelectorAll(CHOICE)), [panel]);

  const choose = async (choice: HTMLElement) => {
    if (isSwapping) return;
    setIsSwapping(true);
    try {
      const button = (await swap(choiceFields(choice))) ? updateButtonOf(toggle) : null;
      if (!button) return;
      button.disabled = false;
      button.click();
    } catch (error) {
      // Spec 8: a swap that fails is ignored; the cart shows what it holds.
      reportError("discount-swap", error, choice);
    } finally {
      setIsSwapping(false);
    }
  };

  useHostEvent(toggle, "click", () => setIsOpen((wasOpen) => !wasOpen));
  useListener(panel, "click", (event) => {
    const choice = choiceAt(event);
    if (!choice) return;
    event.preventDefault();
    void choose(choice);
  });
  useListener<KeyboardEvent>(panel, "keydown", (event) => {
    const choice = isPress(event) ? choiceAt(event) : null;
    if (!choice) return;
    event.preventDefault();
    void choose(choice);
  });
  return null;
};

/** A cart that was computed anew shows its rows as the shop prints them, closed. */
export const DiscountSwap = (props: DiscountSwapProps) => {
  const [revision, setRevision] = useState(0);
  useListener(document.body, "storefront:cart-page-updated", () => setRevision((before) => before + 1));
  return <SwapPanel key={revision} {...props} />;
};
