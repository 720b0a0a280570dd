// Spec 2, 4, 8 and 9, Videos; contract chapter 7 and chapter F. The poster is the widget lazy-image's.
import { requireAttribute, requirePart } from "#src/dom/required.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { playerAddress } from "./player-address.ts";

/** The element's own choice, or the page's `"storefront_video": {"privacy_host": true}`. */
const isPrivate = ({ dataset }: HTMLElement): boolean =>
  dataset.privacyHost !== undefined || Boolean(pageGlobal("storefront_video").privacy_host);

export interface Player {
  iframe: HTMLIFrameElement;
  /** Where it is loaded from. */
  address: string;
}

/** @throws ContractError when the video has no iframe, or the iframe no address. */
export const readPlayer = (host: HTMLElement, plays: boolean): Player => {
  const iframe = requirePart<HTMLIFrameElement>(host, "iframe", "the player");
  const source = requireAttribute(iframe, "data-src");
  return { iframe, address: playerAddress(source, { plays, isPrivate: isPrivate(host), page: document.baseURI }) };
};
