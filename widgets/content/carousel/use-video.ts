import { useLayoutEffect, useState } from "react";
import { useListener } from "#src/ui/use-listener.ts";
import type { Tell } from "./use-owl.ts";

/** Stops with any move, and when another carousel's video starts. */
export const useVideo = (host: HTMLElement, position: number, tell: Tell) => {
  const [begun, setBegun] = useState<{ slide: HTMLElement; position: number }>();
  const playing = begun?.position === position ? begun.slide : undefined;

  useListener(document, "storefront:carousel-video-play", ({ target }) => {
    if (target !== host) setBegun(undefined);
  });

  useLayoutEffect(() => {
    if (!playing) return;
    tell("play", {}, "video");
    return () => {
      tell("stop", {}, "video");
      // Pressing the next video's button stops this one, so the next may have begun already.
      setBegun((now) => (now?.slide === playing ? undefined : now));
      tell("stopped", {}, "video");
    };
  }, [playing, tell]);

  return { playing, play: (slide: HTMLElement) => setBegun({ slide, position }) };
};
