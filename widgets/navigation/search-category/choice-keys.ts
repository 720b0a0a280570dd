/** Keys of a list of choices that drops down from a field, by the WAI-ARIA pattern of the select-only combobox. */

export interface PressedKey {
  key: string;
  altKey: boolean;
}

const PAGE = 10;

/** Where a key leads in the open list, which ends at its ends; undefined for a key that does not walk. */
const walk = (key: string, active: number, count: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
};

/** Where one stands among the options. */
export interface Place {
  active: number;
  count: number;
}

export interface KeyAnswer {
  do: "walk" | "choose" | "close" | "type" | "nothing";
  /** The option that a walk leads to. */
  to?: number;
}

const OPENING = ["ArrowDown", "ArrowUp", "Enter", " "];
const CHOOSING = ["Enter", " ", "Tab"];

const inClosed = (key: string, active: number, count: number): KeyAnswer => {
  if (OPENING.includes(key)) return { do: "walk", to: active };
  if (key === "Home") return { do: "walk", to: 0 };
  return key === "End" ? { do: "walk", to: count - 1 } : { do: "nothing" };
};

const inOpen = ({ key, altKey }: PressedKey, active: number, count: number): KeyAnswer => {
  if (CHOOSING.includes(key) || (altKey && key === "ArrowUp")) return { do: "choose" };
  if (key === "Escape") return { do: "close" };
  const to = walk(key, active, count);
  return to === undefined ? { do: "nothing" } : { do: "walk", to };
};

/** In the closed list `active` is the chosen option. */
export const answerTo = (pressed: PressedKey, isOpen: boolean, { active, count }: Place): KeyAnswer => {
  if (pressed.key.length === 1 && pressed.key !== " ") return { do: "type" };
  return isOpen ? inOpen(pressed, active, count) : inClosed(pressed.key, active, count);
};

/** The next choice that begins with what was typed; the same letter again and again goes round. */
export const typedChoice = (labels: readonly string[], typed: string, active: number): number | undefined => {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase();
  const start = isOneLetter ? active + 1 : active;
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(wanted));
};
