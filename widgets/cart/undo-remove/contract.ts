// Spec 2, Cart; contract chapter 5; issue 2, mini-cart: undo through the platform's own undo_item address.
import { message } from "#src/platform/messages.ts";

export interface UndoTexts {
  removed: string;
  undo: string;
  undone: string;
  failed: string;
}

export interface UndoRemoveProps {
  /** The mini-cart's content, which the cart's fragments repaint. */
  content: HTMLElement;
  /** What holds it. Other scripts may replace the content, never this. */
  place: HTMLElement;
}

export const textsFor = (name: string): UndoTexts => ({
  removed: message("removed", { name }),
  undo: message("undo"),
  undone: message("removeUndone", { name }),
  failed: message("undoFailed", { name }),
});

export const readProps = (content: HTMLElement): UndoRemoveProps => ({
  content,
  place: content.parentElement ?? content,
});
