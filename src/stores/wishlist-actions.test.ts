import { HttpResponse, http } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { hasHadWishlist } from "#src/dom/wishlist/wishlist-mark.ts";
import { server } from "#src/testing/server.ts";
import { answer } from "#src/testing/wishlist-calls.ts";
import { openWithSettings } from "#src/testing/wishlist-settings.ts";
import { moveWish } from "./wishlist-actions.ts";
import { addWish } from "./wishlist-add.ts";
import { changeWishlist } from "./wishlist-changes.ts";

const move = { wishlist_token: "T", destination_wishlist_token: "U", item_id: "12" };

const hearMoves = () => {
  const hear = vi.fn();
  document.body.addEventListener("storefront:wishlist-item-moved", hear);
  onTestFinished(() => document.body.removeEventListener("storefront:wishlist-item-moved", hear));
  return hear;
};

it.each(Object.keys(move))("sends no move while %s is empty", async (field) => {
  openWithSettings();
  const sent = answer({ result: true });
  expect(await moveWish({ ...move, [field]: "" })).toBeUndefined();
  expect(sent).toEqual([]);
});

it.each([
  ["done", true, 1],
  ["there already", "exists", 0],
  ["refused", "error", 0],
])("a move that is %s is told (%j): %i times", async (_how, result, times) => {
  openWithSettings();
  answer({ result, message: "The shop's words.", fragments: {} });
  const moves = hearMoves();
  await moveWish(move);
  expect(moves).toHaveBeenCalledTimes(times);
});

it("a move that the shop refuses without a word fails", async () => {
  openWithSettings();
  answer({ result: "error", message: "" });
  await expect(moveWish(move)).rejects.toThrow(/refused "move_to_another_wishlist"/);
});

const button = (classes: string, link: string) =>
  `<div class="yith-wcwl-add-to-wishlist add-to-wishlist-12 ${classes}" data-fragment-ref="12"><div class="yith-wcwl-add-button"><a class="${link}" href="#">♥</a></div></div>`;

it.each([
  ["goes with the add", {}, 0],
  ["stays, where the shop keeps it for further lists", { multi_wishlist: "1", hide_add_button: "" }, 1],
])("a button that the shop does not print anew %s; what takes the product off stays", async (_what, more, left) => {
  openWithSettings(more);
  document.body.insertAdjacentHTML("beforeend", button("", "add_to_wishlist") + button("exists", "delete_item"));
  answer({ result: "true", fragments: {} });
  await addWish({ productId: 12, link: document.body });
  expect(document.querySelectorAll(".exists")).toHaveLength(2);
  expect(document.querySelectorAll(".add_to_wishlist")).toHaveLength(left);
  expect(document.querySelectorAll(".delete_item")).toHaveLength(1);
});

it("an add whose answer is lost, as on a page that is left at once, lets the next page ask for its products", async () => {
  openWithSettings();
  server.use(http.post("*/admin-ajax.php", () => HttpResponse.error()));
  expect(hasHadWishlist()).toBe(false);
  await expect(addWish({ productId: 12, link: document.body })).rejects.toThrow("could not be reached");
  expect(hasHadWishlist()).toBe(true);
});

const block = (name: string, ref = "") =>
  `<div class="wishlist-fragment ${name}" ${ref} data-fragment-options='{"item":"wishlist"}'></div>`;

it.each([
  ["a product prints its own blocks anew, and the page's", 12, ["page", "add-to-wishlist-12"]],
  ["a product that the page does not show asks whether a list has it", 14, ["page", "sw-question-14"]],
  ["the lists prints all blocks anew", undefined, ["page", "add-to-wishlist-12", "add-to-wishlist-13"]],
])("a change of %s", async (_what, productId, names) => {
  openWithSettings();
  const refs = [12, 13].map((id) => block(`add-to-wishlist-${id}`, `data-fragment-ref="${id}"`));
  document.body.insertAdjacentHTML("beforeend", block("page") + refs.join(""));
  const sent = answer({ fragments: { "no-block": "" } });
  await changeWishlist("load_fragments", {}, productId);
  const asked = [...(sent[0]?.keys() ?? [])].flatMap(
    (key) => /^fragments\[(?:.*\.)?(.+)\]\[item\]/.exec(key)?.[1] ?? [],
  );
  expect(asked).toEqual(names);
});
