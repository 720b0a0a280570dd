import { focusableIn } from "#src/dom/focusable.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { DropdownParts } from "./contract.ts";
import { entersPanel, keyboardTarget } from "./keyboard-target.ts";

const FIELD = "input, select, textarea, [contenteditable]";

interface KeyboardOptions {
  host: HTMLElement;
  list: HTMLElement;
  open: readonly DropdownParts[];
  /** The whole list is one row: its dropdowns open in place. */
  isOneRow: boolean;
  isEnabled: boolean;
  dropdownAt: (target: EventTarget | null) => DropdownParts | undefined;
  onOpen: (dropdown: DropdownParts) => void;
  onClose: (dropdown: DropdownParts) => void;
}

/** The stops that a key moves along, and whether it goes round. */
const rowOf = (key: string, target: Element, isRtl: boolean, { list, open, isOneRow }: KeyboardOptions) => {
  const within = open.find(({ root }) => root.contains(target));
  if (within && !isOneRow && (within.floater.contains(target) || entersPanel(key, isRtl)))
    return { stops: focusableIn(within.floater), wraps: true };
  const isTopLevel = (stop: HTMLElement) => isOneRow || !open.some(({ floater }) => floater.contains(stop));
  return { stops: focusableIn(list).filter(isTopLevel), wraps: isOneRow };
};

const moveWith = (event: KeyboardEvent, target: HTMLElement, options: KeyboardOptions): void => {
  const isRtl = getComputedStyle(options.host).direction === "rtl";
  const { stops, wraps } = rowOf(event.key, target, isRtl, options);
  const next = keyboardTarget(event.key, {
    count: stops.length,
    index: stops.indexOf(target),
    isRtl,
    wraps,
  });
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
};

/** The keys of the disclosure navigation besides Escape, and Space on links. Enter and Space on buttons are clicks. */
export const useKeyboard = (options: KeyboardOptions): void => {
  const { host, open, dropdownAt } = options;
  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    const { key, target } = event;
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || hasModifier || target.closest(FIELD)) return;
    const dropdown = dropdownAt(target);
    if (key === " " && dropdown && !target.closest("button")) {
      event.preventDefault();
      if (open.includes(dropdown)) options.onClose(dropdown);
      else options.onOpen(dropdown);
    } else if (options.isEnabled) moveWith(event, target, options);
  });
};
