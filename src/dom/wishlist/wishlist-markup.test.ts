import { expect, it } from "vitest";
import { readListed } from "./wishlist-markup.ts";

const form = (options: object, rows = '<tr data-row-id="12"></tr>') =>
  `<form class="wishlist-fragment" data-fragment-options='${JSON.stringify(options)}'><table class="wishlist_table"><tbody>${rows}</tbody></table></form>`;

const heart = (id: number, content: string, classes = "") =>
  `<div class="yith-wcwl-add-to-wishlist ${classes}" data-fragment-ref="${id}">${content}</div>`;

it.each([
  [form({ is_user_owner: true }), [[12, true]]],
  [form({ is_user_owner: "1" }), [[12, true]]],
  // Somebody else's list says nothing of the visitor's.
  [form({ is_user_owner: false }), []],
  [heart(13, "<a class='delete_item'></a>"), [[13, true]]],
  [heart(13, "<div class='yith-wcwl-wishlistexistsbrowse'></div>"), [[13, true]]],
  [heart(13, "<div class='yith-wcwl-wishlistexistsbrowse hide'></div>"), [[13, false]]],
  [heart(13, "<a></a>", "exists"), [[13, true]]],
  [heart(13, "<a></a>"), [[13, false]]],
  [heart(13, "<a></a>") + heart(13, "<a></a>", "exists"), [[13, true]]],
  [heart(13, "<a></a>", "exists") + heart(13, "<a></a>"), [[13, true]]],
  ['<div class="yith-wcwl-add-to-wishlist exists"><a></a></div>', []],
  // An empty block waits for its content and says nothing yet.
  [heart(13, ""), []],
])("%s", (html, listed) => {
  document.body.innerHTML = html;
  expect([...readListed(document)]).toEqual(listed);
});
