import { eventsOf, pixelOptions } from "./contract.ts";
import { downloadOf } from "./download.ts";
import { fireEvents } from "./fire-events.tsx";
import type { Hear } from "./hear-until.tsx";
import type { Pixels } from "./pixel.ts";

const MS_PER_S = 1000;

/** The owner has set these for all networks. */
const settingOf = (id: string, name: "scroll_percent" | "time_on_page"): number =>
  Number(Object.values(eventsOf(id) ?? {})[0]?.[name]);

export const followTime = (pixels: Pixels, signal: AbortSignal): void => {
  const id = "automatic_event_time_on_page";
  const seconds = settingOf(id, "time_on_page");
  if (!(seconds >= 0)) return;
  // The page has been there for longer than this code.
  const timer = setTimeout(() => fireEvents(pixels, eventsOf(id)), seconds * MS_PER_S - performance.now());
  signal.addEventListener("abort", () => clearTimeout(timer));
};

export const pageScroll = (pixels: Pixels): { percent: number; fire: () => void } => {
  const id = "automatic_event_scroll";
  return { percent: settingOf(id, "scroll_percent"), fire: () => fireEvents(pixels, eventsOf(id)) };
};

export const followDownloads = (pixels: Pixels, hear: Hear): void =>
  hear("click", "a[href]", (element) => {
    const { href, pathname, protocol } = element as HTMLAnchorElement;
    // An address of mail may end like a file.
    if (!protocol.startsWith("http")) return;
    const url = pixelOptions().enable_remove_download_url_param ? href.split("?")[0] : href;
    fireEvents(pixels, eventsOf("automatic_event_download"), ({ extensions }) => {
      const download = downloadOf(pathname, Object.values(extensions ?? []));
      return download && { download_url: url, ...download };
    });
  });
