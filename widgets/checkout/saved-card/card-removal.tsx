import { announce, clearAnnouncement } from "#src/dom/announce.ts";
import { focusPast } from "#src/dom/focus-order.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { reportError } from "#src/report-error.ts";
import { ERROR_PLACE, MENU_BUTTON, NEW_CARD_ID, type SavedCard } from "./contract.ts";

const LOADING_CLASS = "loading";
const ERROR_SHOWN_MS = 5000;

const mark = (row: HTMLElement, isLoading: boolean): void => {
  row.ariaBusy = isLoading ? "true" : null;
  row.classList.toggle(LOADING_CLASS, isLoading);
};

const focusNext = (row: HTMLElement): void => {
  const next = row.nextElementSibling;
  const stop = next?.querySelector<HTMLElement>(MENU_BUTTON) ?? next?.querySelector("input");
  if (stop) stop.focus();
  else focusPast(row);
};

const leave = (row: HTMLElement): void => {
  const isChosen = row.querySelector("input")?.checked;
  if (row.contains(document.activeElement)) focusNext(row);
  row.remove();
  // Without a chosen card the shop assumes a new one, so the page must show that.
  if (isChosen) document.getElementById(NEW_CARD_ID)?.click();
};

/** The checkout may have printed its payment methods anew meanwhile. */
const presentOf = (row: HTMLElement): HTMLElement | null => (row.isConnected ? row : document.getElementById(row.id));

/** What takes a card's error away, by the row's id: a row printed anew goes on showing it. */
const endings: Record<string, () => void> = {};

/** Returns what asks the shop to remove the card, and the undo. */
export const startRemoval = (row: HTMLElement, { errorMessage, removedMessage, remove }: SavedCard) => {
  const endError = () => endings[row.id]?.();

  const write = (text: string): void => {
    const place = presentOf(row)?.querySelector(ERROR_PLACE);
    if (place) place.textContent = text;
  };

  const showError = (): void => {
    write(errorMessage);
    announce(errorMessage);
    const stop = listenToPage("updated_checkout", () => write(errorMessage));
    const timer = setTimeout(endError, ERROR_SHOWN_MS);
    endings[row.id] = () => {
      clearTimeout(timer);
      stop();
      write("");
    };
  };

  const removeCard = async (): Promise<void> => {
    if (row.ariaBusy) return;
    endError();
    clearAnnouncement();
    mark(row, true);
    const isRemoved = await remove().catch((error) => reportError("saved-card", error, row));
    mark(row, false);
    const present = presentOf(row);
    if (!isRemoved) showError();
    else if (present) {
      announce(removedMessage);
      leave(present);
    }
  };

  return {
    removeCard,
    end: () => {
      // Where the row is printed anew, its error goes on there.
      if (row.isConnected) endError();
      mark(row, false);
    },
  };
};
