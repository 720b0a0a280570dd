// Spec 2, 4, 8 and 9, Videos; header contract 7 and pricing contract F. The widget lazy-image loads the poster.
import { requireAttribute, requirePart } from "#src/dom/required.ts";
import { unreadable } from "#src/errors.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { playerUrl } from "./player-url.ts";

export interface Player {
  iframe: HTMLIFrameElement;
  /** Its address, to play at once or to wait for a press. */
  src: (plays: boolean) => string;
}

/** @throws ContractError when the video has no iframe, or the iframe no address. */
export const readPlayer = (host: HTMLElement): Player => {
  const iframe = requirePart(host, "iframe") as HTMLIFrameElement;
  const source = requireAttribute(iframe, "data-src");
  if (!URL.canParse(source, document.baseURI)) throw unreadable("data-src", "an address", source);
  // Set on the element, or for the page by `"storefront_video": {"privacy_host": true}`.
  const isPrivate = "privacyHost" in host.dataset || Boolean(pageGlobal("storefront_video").privacy_host);
  return { iframe, src: (plays) => playerUrl(new URL(source, document.baseURI), plays, isPrivate) };
};
