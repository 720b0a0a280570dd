import type { WishlistItem, WishlistRecord } from "#mock/wishlist/lists.ts";
import { type Html, html, nothing } from "#theme/html.ts";
import { viewUrl, type WishlistScene } from "./scene.ts";

export interface ListPage {
  isPaged: boolean;
  perPage: number;
  number: number;
  last: number;
  items: readonly WishlistItem[];
}

const PER_PAGE = 2;

/** A page that a removal has emptied falls back to the page before it. */
export const pageOf = ({ options, page }: WishlistScene, { items }: WishlistRecord): ListPage => {
  if (!options.has("paged")) return { isPaged: false, perPage: 100, number: 1, last: 1, items };
  const last = Math.max(1, Math.ceil(items.length / PER_PAGE));
  const number = Math.min(Math.max(page, 1), last);
  const start = (number - 1) * PER_PAGE;
  return { isPaged: true, perPage: PER_PAGE, number, last, items: items.slice(start, start + PER_PAGE) };
};

interface PageLink {
  to: number;
  text: string | number;
  name?: string;
}

/** Links to all pages, as WordPress prints them. */
export const pageLinks = (scene: WishlistScene, list: WishlistRecord, { number, last }: ListPage): Html => {
  if (last === 1) return nothing;
  const link = ({ to, text, name = "" }: PageLink) =>
    html`<a class="${name}page-numbers" href="${viewUrl(scene, list)}?paged=${to}">${text}</a> `;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return html`${number > 1 && link({ to: number - 1, text: "« Previous", name: "prev " })}${numbers.map((each) =>
    each === number
      ? html`<span aria-current="page" class="page-numbers current">${each}</span> `
      : link({ to: each, text: each }),
  )}${number < last && link({ to: number + 1, text: "Next »", name: "next " })}`;
};
