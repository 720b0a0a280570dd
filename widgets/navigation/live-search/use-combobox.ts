import { useLayoutEffect, useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import type { LiveSearchProps } from "./contract.ts";
import { walkRound } from "./option-walk.ts";
import type { ResultList } from "./result-options.tsx";
import { useDisplay } from "./use-display.ts";

/** WAI-ARIA APG, combobox: the focus stays in the field while the arrow keys walk through the open panel's options. */
export const useCombobox = ({ host, input, panel }: LiveSearchProps, found: ResultList) => {
  const [isOpen, setOpen] = useState(false);
  const [walkedTo, setWalkedTo] = useState<HTMLAnchorElement>();
  const { options } = found;
  const at = walkedTo ? options.indexOf(walkedTo) : -1;
  const active = options[at];
  const listbox = isOpen ? found.listbox : null;

  useLayoutEffect(() => found.mark?.(active), [found, active]);
  useDisplay(panel, isOpen);
  useAttributes(input, {
    role: "combobox",
    autocomplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": String(listbox !== null),
    "aria-controls": listbox?.id ?? null,
    "aria-activedescendant": (listbox && active?.id) || null,
  });

  useHostEvent(host, "focusin", ({ target }) => target === input && setOpen(true));
  useHostEvent(host, "focusout", ({ relatedTarget }) => {
    // A click on text in the panel moves the focus to any focusable element around the search.
    const isElsewhere = relatedTarget instanceof Node && !host.contains(relatedTarget) && !relatedTarget.contains(host);
    if (isElsewhere) setOpen(false);
  });
  useListener(window, "click", (event) => {
    const target = event.target as Element;
    // An element that this click has removed was inside. A selection of text beyond the edge ends around its field.
    const isOutside = target.isConnected && target !== input && !panel.contains(target);
    if (isOutside && !target.querySelector(":focus")) setOpen(false);
  });
  // Back to a page that Safari has kept resets a field without autocompletion, while its results are still shown.
  useListener(window, "pagehide", () => {
    input.defaultValue = input.value;
  });

  /** True when the key has led to an option. Any other key, except Enter, goes back to the field's text. */
  const walk = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    const walked = walkRound(key, listbox ? at : -1, options.length);
    if (walked === undefined) {
      if (key !== "Enter") setWalkedTo(undefined);
      return false;
    }
    event.preventDefault();
    setOpen(!altKey || key === "ArrowDown");
    if (!altKey) setWalkedTo(options[walked]);
    return true;
  };
  return { isOpen, setOpen, listbox, active, setWalkedTo, walk };
};
