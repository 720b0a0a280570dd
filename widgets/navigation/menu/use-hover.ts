import { useRef } from "react";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { DropdownParts } from "./contract.ts";
import type { LastSeen } from "./hover-watch.tsx";

/** Events older than this waited for the menu's code, and the pointer may be elsewhere by now. */
const STALE_MS = 100;
const TOGGLE = ".breakdance-dropdown-toggle";

interface HoverOptions {
  host: HTMLElement;
  open: DropdownParts | undefined;
  isWired: (dropdown: DropdownParts) => boolean;
  dropdownAt: (target: EventTarget | null) => DropdownParts | undefined;
  onOpen: (dropdown: DropdownParts) => void;
  onClose: () => void;
}

/** Opens the dropdown under the pointer. Returns what `HoverWatch` needs to know when it closes. */
export const useHover = ({ host, open, isWired, dropdownAt, onOpen, onClose }: HoverOptions) => {
  const lastSeen = useRef<LastSeen>(undefined);

  const openAt = (target: EventTarget | null, { clientX, clientY }: PointerEvent): boolean => {
    const dropdown = target instanceof Element && target.closest(TOGGLE) ? dropdownAt(target) : undefined;
    if (!dropdown || !isWired(dropdown)) return false;
    lastSeen.current = { on: dropdown, x: clientX, y: clientY };
    onOpen(dropdown);
    return true;
  };

  useHostEvent<PointerEvent>(host, "pointerover", (event) => {
    const isWatched = open && lastSeen.current?.on === open;
    if (event.pointerType === "touch" || isWatched) return;
    const isStale = performance.now() - event.timeStamp > STALE_MS;
    openAt(isStale ? host.querySelector(`${TOGGLE}:hover`) : event.target, event);
  });

  return {
    lastSeen,
    onLeave: (event: PointerEvent) => {
      if (!openAt(event.target, event)) onClose();
    },
    onLeaveWindow: onClose,
  };
};
