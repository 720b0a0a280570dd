import { useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlide } from "#src/ui/use-slide.ts";
import type { FieldDescriptionProps } from "./contract.ts";

const SLIDE_MS = 250;

/** Only one description on the page is open at a time. */
let closeOther = () => {};

export const FieldDescription = ({ wrapper, field, description }: FieldDescriptionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  useHostState(wrapper, isOpen ? "open" : "closed");
  useAttributes(description, { "aria-hidden": String(!isOpen) });
  useSlide(description, isOpen, SLIDE_MS);

  const close = () => setIsOpen(false);
  const openFromField = ({ target }: Event) => {
    if (target !== field || isOpen) return;
    closeOther();
    closeOther = close;
    setIsOpen(true);
  };

  useHostEvent(wrapper, "focusin", openFromField);
  useHostEvent(wrapper, "click", openFromField);
  useHostEvent<KeyboardEvent>(wrapper, "keydown", (event) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    close();
  });
  useListener(document, "click", ({ target }) => {
    if (target instanceof Node && !wrapper.contains(target)) close();
  });
  return null;
};
