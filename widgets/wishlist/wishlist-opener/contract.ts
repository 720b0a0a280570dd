// Spec 2, Wishlist popups; contract 8.1.
import { requireAttribute } from "#src/dom/required.ts";

export type PopupKind = "add" | "create" | "move" | "estimate";

interface Opener {
  kind: PopupKind;
  /** The id of the hidden block whose content the popup shows. */
  sourceId: string;
}

const KINDS: readonly (readonly [string, PopupKind])[] = [
  ["prettyPhoto[add_to_wishlist_", "add"],
  ["prettyPhoto[create_wishlist]", "create"],
  ["prettyPhoto[move_to_another_wishlist]", "move"],
  ["prettyPhoto[ask_an_estimate]", "estimate"],
];

export const readOpener = (link: HTMLElement): Opener => {
  const rel = requireAttribute(link, "data-rel");
  const [, kind = "add"] = KINDS.find(([start]) => rel.startsWith(start)) ?? [];
  return { kind, sourceId: requireAttribute(link, "href").replace(/^.*#/, "") };
};
