/** Keys of a list of choices that drops down from a field, by the WAI-ARIA pattern of the select-only combobox. */

export interface PressedKey {
  key: string;
  altKey: boolean;
}

const PAGE = 10;

/** What a key means: the option that it leads to, or what else; undefined where it means nothing. */
export type KeyAnswer = number | "choose" | "close" | "type" | undefined;

/** Where one stands among the options. */
export interface Place {
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
  // The list ends at its ends.
  return to === undefined ? to : Math.max(0, Math.min(count - 1, to));
};

/** In the closed list `active` is the chosen option. */
export const answerTo = (pressed: PressedKey, isOpen: boolean, place: Place): KeyAnswer => {
  if (pressed.key.length === 1 && pressed.key !== " ") return "type";
  return isOpen ? inOpen(pressed, place) : inClosed(pressed.key, place);
};

/** The next choice that begins with what was typed, if any; the same letter again and again goes round. */
export const typedChoice = (labels: readonly string[], typed: string, active: number): number => {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const start = isOneLetter ? active + 1 : active;
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(wanted)) ?? active;
};
