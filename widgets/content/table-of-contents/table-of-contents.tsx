import { writeCookie } from "#src/dom/cookies.ts";
import { delegate } from "#src/dom/delegated-events.ts";
import { slideTo } from "#src/dom/slide.ts";
import { daysToRemember } from "./remembered-state.ts";

const SLIDE_MS = 200;

/** What a press does stands on the toggle since the preparation. */
export const attach = (host: HTMLElement): (() => void) => {
  let stopSlide: (() => void) | undefined;
  const undo = delegate(host, "click", ({ target }) => {
    const toggle = (target as Element).closest<HTMLElement>("[aria-expanded]");
    const list = host.querySelector("ul");
    const { swCookie, swClosed, swDefault } = toggle?.dataset ?? {};
    if (!toggle || !list || !swCookie || !swClosed) return;
    const isOpen = toggle.getAttribute("aria-expanded") === "false";
    writeCookie(swCookie, "1", { expiresInDays: daysToRemember(swDefault === "hidden", isOpen) });
    toggle.setAttribute("aria-expanded", `${isOpen}`);
    host.classList.toggle(swClosed, !isOpen);
    stopSlide?.();
    stopSlide = slideTo(list, isOpen, SLIDE_MS);
  });
  return () => {
    stopSlide?.();
    undo();
  };
};
