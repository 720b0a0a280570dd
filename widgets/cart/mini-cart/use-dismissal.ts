import { useLayoutEffect, useRef } from "react";

interface Dismissal {
  onEscape: () => void;
  onClickOutside: () => void;
}

/** While something is open, Escape and a click outside its host dismiss it. */
export const useDismissal = (host: HTMLElement, isOpen: boolean, dismissal: Dismissal): void => {
  const latest = useRef(dismissal);
  latest.current = dismissal;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      // Something inside has answered this Escape.
      if (event.key === "Escape" && !event.defaultPrevented) latest.current.onEscape();
    };
    const handleClick = ({ target }: MouseEvent) => {
      // What a click has removed from the page was not outside.
      if (target instanceof Node && target.isConnected && !host.contains(target)) latest.current.onClickOutside();
    };
    window.addEventListener("keydown", handleKey);
    window.addEventListener("click", handleClick);
    return () => {
      window.removeEventListener("keydown", handleKey);
      window.removeEventListener("click", handleClick);
    };
  }, [host, isOpen]);
};
