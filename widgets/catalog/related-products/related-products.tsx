import "./style.css";

const FADE_DELAY_MS = 100;

/** A section that the shopper already sees is not hidden for the sake of a fade. */
const isInSight = (section: HTMLElement): boolean => section.getBoundingClientRect().top < innerHeight;

/** Spec 2 and 9, related products; shop contract D8. Only the style sheet fades: without it the section just shows. */
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
