import { useLayoutEffect } from "react";
import { createSlot } from "#src/dom/slot.ts";

const FADE_MS = 400;

/** Covers the form while the shop is asked, and fades. */
export const useOverlay = (host: HTMLElement, isAsking: boolean): void =>
  useLayoutEffect(() => {
    if (!isAsking) return;
    const overlay = createSlot("div");
    overlay.className = "sw-form-overlay";
    overlay.dataset.state = "blocking";
    host.append(overlay);
    host.ariaBusy = "true";
    return () => {
      host.ariaBusy = null;
      overlay.dataset.state = "leaving";
      setTimeout(() => overlay.remove(), FADE_MS);
    };
  }, [host, isAsking]);
