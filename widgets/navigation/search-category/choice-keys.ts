/** WAI-ARIA APG, select-only combobox. */

interface PressedKey {
  key: string;
  altKey: boolean;
}

/** Options that Page Up and Page Down pass over. */
const PAGE = 10;

/** The option that the key leads to, or an action; undefined for any other key. */
export type KeyAnswer = number | "choose" | "close" | "type" | undefined;

interface Place {
  active: number;
  count: number;
}

const OPENING = ["ArrowDown", "ArrowUp", "Enter", " "];
const CHOOSING = ["Enter", " ", "Tab"];

const inClosed = (key: string, { active, count }: Place): KeyAnswer => {
  if (OPENING.includes(key)) return active;
  return { Home: 0, End: count - 1 }[key];
};

const inOpen = ({ key, altKey }: PressedKey, { active, count }: Place): KeyAnswer => {
  if (CHOOSING.includes(key) || (altKey && key === "ArrowUp")) return "choose";
  if (key === "Escape") return "close";
  const to = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  // Unlike in a menu, the keys stop at the list's ends.
  return to === undefined ? to : Math.max(0, Math.min(count - 1, to));
};

/** While the list is closed, `active` is the chosen option. */
export const answerTo = (pressed: PressedKey, isOpen: boolean, place: Place): KeyAnswer => {
  if (pressed.key.length === 1 && pressed.key !== " ") return "type";
  return isOpen ? inOpen(pressed, place) : inClosed(pressed.key, place);
};

/** The next choice that begins with the typed text, else `active`. Repeating one letter walks through its choices. */
export const typedChoice = (labels: readonly string[], typed: string, active: number): number => {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const start = isOneLetter ? active + 1 : active;
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(wanted)) ?? active;
};
