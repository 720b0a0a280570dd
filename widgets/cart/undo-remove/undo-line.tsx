import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { announce, clearAnnouncement } from "#src/dom/announce.ts";
import { restoreLineFocus } from "#src/dom/cart/line-focus.ts";
import { panelTitleOf, removeLinkIn } from "#src/dom/cart/mini-cart-panel.ts";
import { fireNative } from "#src/dom/fire-native.ts";
import { hasFocusStayed, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { $fragments } from "#src/stores/cart.ts";
import { forgetRemoval, type Removal, undoRemoval } from "#src/stores/removals.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import { text, type UndoRemoveProps } from "./contract.ts";
import "./style.css";

const UNDO_OFFER_MS = 6000;

type State = "offered" | "undoing" | "failed" | "over";

interface UndoLineProps extends UndoRemoveProps {
  removal: Removal;
}

/**
 * An expired line keeps its room until the cart changes, so that nothing moves under the shopper's finger. A page builder
 * prints its cart once more after each change: focus and offer move into the newer HTML.
 */
const useLifetime = (content: HTMLElement, isDone: boolean) => {
  useListener(document, "storefront:mini-cart-closed", () => isDone && forgetRemoval());
  useEffect(() => {
    if (isDone) return $fragments.listen(forgetRemoval);
  }, [isDone]);
  useEffect(
    () => () => {
      if (content.isConnected) return;
      restoreLineFocus();
      fireNative(document, "storefront:mini-cart-updated");
    },
    [content],
  );
};

export const UndoLine = ({ content, place, removal }: UndoLineProps) => {
  const { key, name } = removal;
  const [state, setState] = useState<State>("offered");
  const [isHovered, setIsHovered] = useState(false);
  // Between the removed line and the offer may lie more stops than a shopper passes in that time.
  const hasKeyboardFocus = () => place.querySelector(":focus-visible") !== null;
  const [isFocused, setIsFocused] = useState(hasKeyboardFocus);
  const slot = useSlot(content, "afterend", "div");
  const textId = useUid();
  const isRunningOut = state === "offered" && !isHovered && !isFocused;
  useEffect(() => {
    if (!isRunningOut) return;
    const timer = setTimeout(setState, UNDO_OFFER_MS, "over");
    return () => clearTimeout(timer);
  }, [isRunningOut]);
  useListener(place, "focusin", () => setIsFocused(hasKeyboardFocus()));
  useListener(place, "focusout", () => setIsFocused(false));
  useLifetime(content, state === "over" || state === "failed");

  const undo = async () => {
    if (state === "undoing") return;
    setState("undoing");
    clearAnnouncement();
    try {
      await undoRemoval(removal);
      announce(text("removeUndone", { name }));
      if (hasFocusStayed(slot)) moveFocus(removeLinkIn(place, key) ?? panelTitleOf(place), {});
      setState("over");
    } catch (error) {
      reportError("undo-remove", error, content);
      setState("failed");
    }
  };

  return (
    <>
      {state === "failed" && <InlineNotice after={content} text={text("undoFailed", { name })} />}
      {createPortal(
        <div
          className="sw-undo"
          data-state={state}
          onPointerEnter={() => setIsHovered(true)}
          onPointerLeave={() => setIsHovered(false)}
        >
          <span id={textId}>{text("removed", { name })}</span>
          <button type="button" aria-describedby={textId} aria-disabled={state === "undoing"} onClick={undo}>
            {text("undo")}
          </button>
        </div>,
        slot,
      )}
    </>
  );
};
