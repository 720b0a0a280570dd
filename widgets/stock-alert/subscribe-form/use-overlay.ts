import { useLayoutEffect } from "react";
import { prefersReducedMotion } from "#src/dom/reduced-motion.ts";
import { createSlot } from "#src/dom/slot.ts";

const FADE_MS = 400;

/** Covers the form while the shop is asked, and fades. */
export const useOverlay = (host: HTMLElement, isAsking: boolean): void =>
  useLayoutEffect(() => {
    if (!isAsking) return;
    const overlay = createSlot("div");
    overlay.className = "sw-form-overlay";
    host.append(overlay);
    host.ariaBusy = "true";
    return () => {
      host.ariaBusy = null;
      // The fields below can be pressed again.
      overlay.inert = true;
      const fade = overlay.animate({ opacity: 0 }, prefersReducedMotion() ? 0 : FADE_MS);
      fade.onfinish = () => overlay.remove();
    };
  }, [host, isAsking]);
