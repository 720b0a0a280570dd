import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { createList, defaultList } from "#mock/wishlist/lists.ts";
import { whenIdle } from "#src/dom/when-idle.ts";
import { find } from "#src/testing/find.ts";
import { showPage } from "#src/testing/page.ts";
import { MUG } from "#src/testing/products.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
import { addLink, HEART, hearWishlist, openShopWithWishes, readShopPage, setOptions } from "#src/testing/wishlist.ts";

const openVariable = async (mark: string | null, bodyClass = "", chosenId = 0) => {
  const shop = openShopWithWishes(6001);
  const page = await readShopPage("/product/hillside-wool-blanket/");
  const form = page.part("form.variations_form").replace(/(name="variation_id"[^>]*value=")0?"/, `$1${chosenId}"`);
  const html = form + page.part(`${HEART}--single`);
  expect(html).toContain(`value="${chosenId}"`);
  if (mark) window.localStorage.setItem(mark, JSON.stringify({ shop: "x", productIds: [] }));
  document.body.className = bodyClass;
  showPage(html, page.settings);
  shop.session.requests.length = 0;
  const tell = (type: string, detail: object[] = []) =>
    find("form.variations_form").dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  return { shop, tell };
};

it("stands for a choice that was shown before anybody listened", async () => {
  await openVariable(null, "", 6002);
  await waitFor(() => expect(addLink().dataset.productId).toBe("6002"));
});

it("stands for what is chosen in any form of its product, also one that has come later", async () => {
  const { tell } = await openVariable(null);
  const form = document.querySelector("form.variations_form");
  form?.before(form.cloneNode(true));
  tell("found_variation", [{ variation_id: 6002 }]);
  await waitFor(() => expect(addLink().dataset.productId).toBe("6002"));
});

it("stands for the chosen variation and asks for its state, and for the product again", async () => {
  const { tell } = await openVariable("sw_wishlist_guest");
  tell("found_variation", [{ variation_id: 6001 }]);
  await waitFor(() => expect(document.querySelector(".add-to-wishlist-6001.exists")).toBeTruthy());
  tell("reset_data");
  await waitFor(() => expect(addLink().dataset.originalProductId).toBe("0"));
  expect(document.querySelector(".add-to-wishlist-6001")).toBeNull();
});

it.each([
  ["a guest who never had a list", "", 0],
  ["somebody who is logged in", "logged-in", 1],
])("asks for the state of a variation for %s: %s", async (_whom, bodyClass, requests) => {
  const { shop, tell } = await openVariable(null, bodyClass);
  tell("found_variation", [{ variation_id: 6001 }]);
  await waitFor(() => expect(document.querySelector(".add-to-wishlist-6001")).toBeTruthy());
  if (requests > 0) await waitFor(() => expect(document.querySelector(".add-to-wishlist-6001.exists")).toBeTruthy());
  else expect(addLink().dataset.productId).toBe("6001");
  document.body.className = "";
  expect(shop.calls("load_fragments")).toHaveLength(requests);
});

it("does not mark another variation, chosen while the shop still adds the one before", async () => {
  const { shop, tell } = await openVariable(null);
  shop.session.latencyMs.set("add_to_wishlist", 100);
  tell("found_variation", [{ variation_id: 6002 }]);
  await waitFor(() => expect(addLink().dataset.productId).toBe("6002"));
  const heard = hearWishlist();
  fireEvent.click(addLink());
  await waitFor(() => expect(heard).toEqual(["add-started"]));
  tell("found_variation", [{ variation_id: 6003 }]);
  await waitFor(() => expect(heard).toEqual(["add-started", "item-added"]));
  expect(addLink().dataset.productId).toBe("6003");
  expect(document.querySelector(`${HEART}.exists`)).toBeNull();
});

it("is blocked until the shop has told of the latest choice, since its link may still take off another", async () => {
  const { tell } = await openVariable("sw_wishlist_guest");
  const choose = async (variation_id: number) => {
    tell("found_variation", [{ variation_id }]);
    await waitFor(() => expect(addLink().dataset.productId).toBe(String(variation_id)));
  };
  await choose(6002);
  await waitFor(() => expect(find(HEART).ariaBusy).toBeNull());
  // The check of the page comes in idle time.
  await new Promise<void>((resolve) => whenIdle(resolve));
  await untilQuiet();
  const answers: (() => void)[] = [];
  const hold = () => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined)));
  server.use(http.post("*/wp-admin/admin-ajax.php", hold));
  await choose(6003);
  await waitFor(() => expect(answers).toHaveLength(1));
  await choose(6004);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  fireEvent.click(addLink());
  await vi.dynamicImportSettled();
  expect(find(HEART).ariaBusy).toBe("true");
  answers[1]?.();
  await waitFor(() => expect(find(HEART).ariaBusy).toBeNull());
  await untilQuiet();
  expect(answers).toHaveLength(2);
});

it("is free once the shop has told of the choice, whatever number the answer's block has", async () => {
  const { tell } = await openVariable("sw_wishlist_guest");
  const key = "add-to-wishlist-6002";
  const html = `<div class="yith-wcwl-add-to-wishlist ${key} wishlist-fragment" data-fragment-ref="7002">${addLink().outerHTML}</div>`;
  server.use(http.post("*/wp-admin/admin-ajax.php", () => HttpResponse.json({ fragments: { [key]: html } })));
  tell("found_variation", [{ variation_id: 6002 }]);
  await waitFor(() => expect(find(HEART).dataset.fragmentRef).toBe("7002"));
  await waitFor(() => expect(find(HEART).ariaBusy).toBeNull());
});

it("goes on from a listed variation whose block names the product in its options alone, as the one to move it does", async () => {
  const { tell } = await openVariable("sw_wishlist_guest");
  const options = `{"product_id":6001,"parent_product_id":${addLink().dataset.productId},"item":"add_to_wishlist"}`;
  const html = `<div class="yith-wcwl-add-to-wishlist add-to-wishlist-6001 exists wishlist-fragment" data-fragment-ref="6001" data-fragment-options='${options}'>
    <a href="#" class="delete_item" data-item-id="41" data-product-id="6001">Remove from list</a></div>`;
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) =>
      (await request.clone().text()).includes("add-to-wishlist-6001")
        ? HttpResponse.json({ fragments: { "add-to-wishlist-6001": html } })
        : undefined,
    ),
  );
  tell("found_variation", [{ variation_id: 6001 }]);
  await screen.findByRole("link", { name: "Remove from list" });
  tell("found_variation", [{ variation_id: 6002 }]);
  await waitFor(() => expect(addLink().dataset.productId).toBe("6002"));
});

it("works in a part of the page that waits for the cart", async () => {
  const { shop } = await openVariable(null);
  find(HEART).parentElement?.setAttribute("data-sw-pending", "updating");
  fireEvent.click(addLink());
  await waitFor(() => expect(shop.calls("add_to_wishlist")).toHaveLength(1));
});

it("stands for the product again where nobody is asked, and then for the next choice", async () => {
  const { tell } = await openVariable(null);
  const { productId, originalProductId } = addLink().dataset;
  const block = document.querySelector(HEART)?.className;
  for (const variation_id of [6001, 6002]) {
    tell("found_variation", [{ variation_id }]);
    await waitFor(() => expect(addLink().dataset.productId).toBe(String(variation_id)));
    expect(addLink().dataset.originalProductId).toBe(productId);
    expect(document.querySelector<HTMLElement>(HEART)?.dataset.fragmentRef).toBe(String(variation_id));
    tell("reset_data");
    await waitFor(() => expect(addLink().dataset.productId).toBe(productId));
    expect(document.querySelector(HEART)?.className).toBe(block);
    expect(Number(addLink().dataset.originalProductId)).toBe(Number(originalProductId));
  }
});

const openDropdown = async () => {
  const shop = openShopWithWishes();
  setOptions(shop, "dropdown");
  defaultList(shop.shelf);
  const camping = createList(shop.shelf, "Camping");
  const page = await readShopPage("/product/ridge-enamel-mug/");
  const loader = showPage(page.part(`${HEART}--single`), page.settings);
  const choices = find(".yith-wcwl-dropdown");
  return { shop, camping, choices, loader };
};

it("shows the other lists while the pointer is there, and adds to the chosen one", async () => {
  const { shop, camping, choices } = await openDropdown();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await waitFor(() => expect(choices.style.display).toBe("block"));
  expect(addLink().getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(screen.getByRole("link", { name: "Camping" }));
  await waitFor(() => expect(shop.listed()).toEqual([[], [MUG]]));
  expect(shop.calls("add_to_wishlist")[0]?.get("wishlist_id")).toBe(String(camping.id));
});

it("lists that the pointer has opened go on Escape, the focus stays where it is, and a click adds", async () => {
  const { shop, choices } = await openDropdown();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await waitFor(() => expect(choices.style.display).toBe("block"));
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(choices.style.display).toBe(""));
  expect(document.activeElement).toBe(document.body);
  fireEvent(addLink(), new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "mouse" }));
  await waitFor(() => expect(shop.listed()).toEqual([[MUG], []]));
});

it("lists close alone by Escape, not together with a quick view around their button", async () => {
  const { choices } = await openDropdown();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await waitFor(() => expect(choices.style.display).toBe("block"));
  const isLeftToBrowser = (key: string) => fireEvent.keyDown(addLink(), { key });
  expect([isLeftToBrowser("Tab"), choices.style.display]).toEqual([true, "block"]);
  expect([isLeftToBrowser("Escape"), isLeftToBrowser("Escape")]).toEqual([false, true]);
});

it("lists stay under the keyboard's focus when the pointer leaves them, and go when the focus goes on", async () => {
  const { choices } = await openDropdown();
  addLink().focus();
  await waitFor(() => expect(choices.style.display).toBe("block"));
  fireEvent(choices.parentElement ?? choices, new PointerEvent("pointerleave", { pointerType: "mouse" }));
  expect(choices.style.display).toBe("block");
  addLink().blur();
  expect(choices.style.display).toBe("");
});

it("lists that a theme has printed hidden are hidden again, as often as they are opened", async () => {
  const { choices } = await openDropdown();
  choices.style.display = "none";
  choices.style.minWidth = "12em";
  for (let times = 0; times < 2; times++) {
    fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    await waitFor(() => expect(choices.style.display).toBe("block"));
    fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(choices.style.display).toBe("none"));
    expect(choices.style.minWidth).toBe("12em");
  }
});

it("lists stay while the button is printed anew and pressed, and go by a press elsewhere", async () => {
  const { choices } = await openDropdown();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await waitFor(() => expect(choices.style.display).toBe("block"));
  choices.removeAttribute("style");
  fireEvent(document.body, new CustomEvent("storefront:wishlist-blocks-ready", { bubbles: true }));
  fireEvent.pointerDown(choices);
  expect(choices.style.display).toBe("block");
  fireEvent.pointerDown(document.body);
  expect(choices.style.display).toBe("");
  expect(addLink().hasAttribute("aria-expanded")).toBe(false);
});

it("lists that have closed do not flash once more when their button is given back", async () => {
  const { choices, loader } = await openDropdown();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  await waitFor(() => expect(choices.style.display).toBe("block"));
  fireEvent.pointerDown(document.body);
  const fade = vi.spyOn(choices, "animate");
  loader.unmount();
  expect(fade).not.toHaveBeenCalled();
});

it("shows no lists of a button that has gone while their code was on its way", async () => {
  const { choices, loader } = await openDropdown();
  await loader.mount();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  loader.unmount();
  await vi.dynamicImportSettled();
  expect(choices.style.display).toBe("");
});

const tap = () =>
  fireEvent(addLink(), new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));

it("a finger's tap adds at once where there is no other list", async () => {
  const { shop, choices, loader } = await openDropdown();
  choices.replaceChildren();
  await loader.mount();
  tap();
  await waitFor(() => expect(shop.listed()).toEqual([[MUG], []]));
});

it("a finger's first tap shows the lists instead of adding", async () => {
  const { shop, choices, loader } = await openDropdown();
  fireEvent(addLink(), new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
  tap();
  await waitFor(() => expect(choices.style.display).toBe("block"));
  expect(shop.calls("add_to_wishlist")).toEqual([]);
  loader.unmount();
  expect(choices.hasAttribute("style")).toBe(false);
  await loader.mount();
  tap();
  await waitFor(() => expect(choices.style.display).toBe("block"));
  tap();
  await waitFor(() => expect(shop.listed()).toEqual([[MUG], []]));
});
