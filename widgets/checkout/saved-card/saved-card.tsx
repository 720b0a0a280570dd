import type { Hear } from "#src/dom/delegated-events.ts";
import { isBound } from "#src/dom/jquery/page-plugins.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { startMenu } from "./card-menu.tsx";
import { startRemoval } from "./card-removal.tsx";
import { readSavedCard } from "./contract.ts";

/** The plugin's own script, which may come late, opens the menu and removes the card by itself. */
const isRunByPage = (): boolean => isBound(document, "click", "remove-saved-instrument");

export const attach = (row: HTMLElement, hear: Hear): (() => void) => {
  const card = readSavedCard(row);
  const menu = startMenu(card, { hear, isRunByPage });
  const removal = startRemoval(row, card);
  hear("click", ({ target }) => {
    if (!card.removeButton.contains(target) || isRunByPage()) return;
    // An open menu may cover the row's error.
    menu.close();
    void removal.removeCard();
  });
  return undoAll([menu.end, removal.end]);
};
