import { type RefObject, useEffect, useRef } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import type { DropdownParts } from "./contract.ts";
import { isOnTheWay, type Point } from "./safe-triangle.ts";

/** A pointer that rests this long on a neighbour was not on its way to the panel. */
const REST_MS = 120;

/** Where the pointer was last on a dropdown's toggle. */
export interface LastSeen extends Point {
  on: DropdownParts;
}

interface HoverWatchProps {
  open: DropdownParts;
  lastSeen: RefObject<LastSeen | undefined>;
  /** The pointer has left for somewhere else, maybe another toggle. */
  onLeave: (event: PointerEvent) => void;
  onLeaveWindow: () => void;
}

const isLeaving = ({ clientX, clientY }: PointerEvent, { on, ...from }: LastSeen): boolean => {
  const toggle = (on.link.parentElement ?? on.link).getBoundingClientRect();
  return !isOnTheWay({ x: clientX, y: clientY }, from, toggle, on.floater.getBoundingClientRect());
};

/** Watches the pointer while a dropdown is open that closes when its toggle, panel and the way between them are left. */
export const HoverWatch = ({ open, lastSeen, onLeave, onLeaveWindow }: HoverWatchProps) => {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const seen = () => (lastSeen.current?.on === open ? lastSeen.current : undefined);

  const handleOutside = (event: PointerEvent, target: Element) => {
    const last = seen();
    // The dropdown was opened by other means, and the pointer has not been there yet.
    if (!last) return;
    if (isLeaving(event, last)) onLeave(event);
    else if (target.closest(".breakdance-menu-item")) rest.current = setTimeout(() => onLeave(event), REST_MS);
  };

  useListener<PointerEvent>(window, "pointermove", (event) => {
    const { target, clientX, clientY, pointerType } = event;
    clearTimeout(rest.current);
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (!open.root.contains(target)) handleOutside(event, target);
    else if (!seen() || !open.floater.contains(target)) lastSeen.current = { on: open, x: clientX, y: clientY };
  });

  useListener<MouseEvent>(document.documentElement, "mouseleave", ({ clientY }) => {
    if (clientY <= 0) onLeaveWindow();
  });
  return null;
};
