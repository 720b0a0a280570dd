import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { hasFocusStayed, isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { whenHidden } from "#src/dom/modal-panel.ts";
import { emitOwn } from "#src/dom/platform-events.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { MiniCartProps } from "./contract.ts";
import { useDismissal } from "./use-dismissal.ts";
import { ACTIVE_CLASS } from "./use-panel.ts";

/** How the panel came to be open decides whether the focus moves into it. */
export type Opening = "closed" | "opened-by-pointer" | "opened-by-keyboard" | "opened-by-page";

interface OpeningOptions extends Pick<MiniCartProps, "host" | "toggle" | "panel"> {
  isModalStyle: boolean;
  onOpened: () => void;
}

export const useOpening = ({ host, toggle, panel, isModalStyle, onOpened }: OpeningOptions) => {
  // A theme may copy its header, for a sticky one or to print it anew, while the panel is open.
  const isOpenCopy = panel.classList.contains(ACTIVE_CLASS);
  const [opening, setOpening] = useState<Opening>(isOpenCopy ? "opened-by-page" : "closed");
  const isOpen = opening !== "closed";
  const returnTo = useRef<HTMLElement>(toggle);
  const openedAt = useRef(0);

  const open = (how: Opening) => {
    const { activeElement } = document;
    const wasElsewhere = how === "opened-by-page" && !isFocusLost() && activeElement instanceof HTMLElement;
    returnTo.current = wasElsewhere ? activeElement : toggle;
    flushSync(() => setOpening(how));
    openedAt.current = performance.now();
    emitOwn("storefront:mini-cart-opened", { host });
    onOpened();
  };

  const close = (givesFocusBack: boolean) => {
    if (!isOpen) return;
    flushSync(() => setOpening("closed"));
    emitOwn("storefront:mini-cart-closed", { host });
    if (givesFocusBack) moveFocus(returnTo.current);
  };

  useHostEvent(host, "focusout", ({ relatedTarget }) => {
    if (!isModalStyle && relatedTarget instanceof Node && !host.contains(relatedTarget)) close(false);
  });

  // Turning a tablet may switch to the theme's other header.
  useLayoutEffect(() => (isOpen ? whenHidden(panel, () => close(false)) : undefined));

  useDismissal({ host, panel, isOpen, close });

  const closeByControl = () => close(hasFocusStayed(panel));
  /** A second press from before the panel appeared does not mean "close"; a double click opens and closes. */
  const closeFrom = ({ timeStamp, detail }: MouseEvent) => {
    if (timeStamp > openedAt.current || detail > 1) closeByControl();
  };

  return { opening, isOpen, open, close: closeByControl, closeFrom };
};
