import "./style.css";

const FADE_DELAY_MS = 100;

/** What the shopper sees already is not taken away again for the sake of a fade. */
const isInSight = (section: HTMLElement): boolean => section.getBoundingClientRect().top < innerHeight;

/**
 * Spec 2 and 9, related products; contract 11, D8. Sets the state only; the style sheet fades. Without it, or without
 * motion, the section is simply there. Returns the undo.
 */
export const attach = (section: HTMLElement): (() => void) => {
  const show = (state: "waiting" | "shown"): void => {
    section.dataset.state = state;
  };
  show(isInSight(section) ? "shown" : "waiting");
  const timer = setTimeout(() => show("shown"), FADE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    delete section.dataset.state;
  };
};
