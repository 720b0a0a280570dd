import { useLayoutEffect } from "react";
import { useLatest } from "#src/ui/use-latest.ts";
import type { CarouselOptions } from "./carousel-options.ts";

/** Calls back when the carousel's width has settled; `isShown` when it was hidden before. Owl polls with a timer. */
export const useRefresh = (
  host: HTMLElement,
  { autoRefresh, autoRefreshInterval, responsiveRefreshRate }: CarouselOptions,
  onRefresh: (isShown: boolean) => void,
): void => {
  const latest = useLatest(onRefresh);
  useLayoutEffect(() => {
    let width = host.clientWidth;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = host.clientWidth;
      const isShown = before === 0;
      if (width === before || width === 0 || (isShown && !autoRefresh)) return;
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(isShown), isShown ? autoRefreshInterval : responsiveRefreshRate);
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [host, autoRefresh, autoRefreshInterval, responsiveRefreshRate, latest]);
};
