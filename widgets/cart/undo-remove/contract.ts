// Spec 2, Cart; shop contract 5: undo through the platform's own undo_item address.
import { message } from "#src/platform/messages.ts";

export interface UndoRemoveProps {
  /** The mini-cart's content, which the cart's fragments repaint. */
  content: HTMLElement;
  /** The content's parent: other scripts may replace the content, but never this. */
  place: HTMLElement;
}

export const readProps = (content: HTMLElement): UndoRemoveProps => ({
  content,
  place: content.parentElement ?? content,
});

export const text = message;
