import jquery from "jquery";
import Cookies from "js-cookie";
import { expect, it, onTestFinished, vi } from "vitest";
import { addButton, requests } from "#src/testing/cart-events.ts";
import { fragmentsOf, PANEL, panel } from "#src/testing/fragments.ts";
import { settings, showPage } from "#src/testing/page.ts";
import { $cart, $fragments } from "./cart.ts";
import { addItem, removeItem } from "./cart-actions.ts";
import { refreshUnlessPageDoes } from "./cart-refresh.ts";

/** Events from and to other scripts through jQuery. */

/** Puts jQuery on the page before its load event, with handlers of other scripts. */
const withJQuery = (handlers: Record<string, (event: Event, ...args: unknown[]) => unknown> = {}) => {
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  for (const [name, handler] of Object.entries(handlers)) {
    jquery(document.body).on(name, handler);
    onTestFinished(() => void jquery(document.body).off(name, handler));
  }
};

const fire = (name: string, ...args: unknown[]) => jquery(document.body).trigger(name, args);

it("paints, tells and stores what another script has added where nobody else does", async () => {
  const loaded = vi.fn();
  withJQuery({ wc_fragments_loaded: loaded });
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(addButton()));
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(loaded).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("def");
  expect(requests).toEqual([]);
});

it("paints what another script has added without a button, and takes no hash for none", async () => {
  withJQuery();
  fire("added_to_cart", fragmentsOf("theirs"));
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("");
});

it("marks the button that another script has added with, as the platform does: class, link, event", async () => {
  const updated = vi.fn();
  withJQuery({ wc_cart_button_updated: (_event, $button) => updated(($button as unknown[])[0]) });
  const button = addButton();
  button.classList.add("loading");
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(button));
  await vi.waitFor(() => expect(updated).toHaveBeenCalledExactlyOnceWith(button));
  expect(button.className).toBe("add_to_cart_button added");
  expect(button.nextElementSibling).toMatchObject({
    className: "added_to_cart wc-forward",
    href: "https://shop.example/cart/",
    textContent: "View cart",
  });
  fire("added_to_cart", fragmentsOf("again"), "ghi", jquery(button));
  await vi.waitFor(() => expect(panel()).toBe("again"));
  expect(document.querySelectorAll(".added_to_cart")).toHaveLength(1);
});

it("puts no link to the cart beside a button on the cart's own page", async () => {
  showPage('<a class="add_to_cart_button">Add</a>', {
    ...settings,
    wc_add_to_cart_params: { ...settings.wc_add_to_cart_params, is_cart: "1" },
  });
  withJQuery();
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(addButton()));
  await vi.waitFor(() => expect(addButton().className).toContain("added"));
  expect(document.querySelector(".added_to_cart")).toBeNull();
});

it("frees and marks each button that another script hands over", async () => {
  withJQuery();
  addButton().insertAdjacentHTML("afterend", '<a class="add_to_cart_button">Buy now</a>');
  const buttons = [...document.querySelectorAll(".add_to_cart_button")];
  for (const button of buttons) button.classList.add("loading");
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(buttons));
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(buttons.map(({ className }) => className)).toEqual(Array(2).fill("add_to_cart_button added"));
  expect(document.querySelectorAll(".added_to_cart")).toHaveLength(1);
});

it("frees the button when another script tells that nothing was sent, and says nothing", async () => {
  const updated = vi.fn();
  withJQuery({ wc_cart_button_updated: updated });
  const speaks = vi.spyOn(window, "setTimeout");
  const button = addButton();
  button.classList.add("loading");
  fire("ajax_request_not_sent.adding_to_cart", false, false, jquery(button));
  await Promise.resolve();
  expect(updated).toHaveBeenCalledOnce();
  expect(speaks).not.toHaveBeenCalled();
  speaks.mockRestore();
  expect(button.className).toBe("add_to_cart_button");
  expect(document.querySelector(".added_to_cart")).toBeNull();
});

it("does not tell of a button that the platform's own script has updated already", async () => {
  const updated = vi.fn();
  const update = (_event: Event, _fragments: unknown, _hash: unknown, $button: unknown) => {
    fire("wc_cart_button_updated", $button);
  };
  withJQuery({ added_to_cart: update, wc_cart_button_updated: updated });
  fire("added_to_cart", fragmentsOf("theirs"), "def", jquery(addButton()));
  await vi.waitFor(() => expect(panel()).toBe("theirs"));
  expect(updated).toHaveBeenCalledOnce();
});

it("only takes note where the platform's own script paints and speaks", async () => {
  const loaded = vi.fn();
  const paint = () => {
    document.querySelector(PANEL)?.replaceChildren("painted by the platform");
    fire("wc_fragments_loaded");
  };
  withJQuery({ added_to_cart: paint, wc_fragments_loaded: loaded });
  fire("added_to_cart", fragmentsOf("same"), "def", jquery(addButton()));
  await vi.waitFor(() => expect($cart.get().hash).toBe("def"));
  expect(loaded).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
  expect(document.querySelector(".widget_shopping_cart_live_region")).toBeNull();
});

it("does nothing again where the platform's own script is bound before ours, and has done it when we hear", async () => {
  const updated = vi.fn();
  const loaded = vi.fn();
  withJQuery({ wc_cart_button_updated: updated, wc_fragments_loaded: loaded });
  const $button = jquery(addButton());
  fire("wc_cart_button_updated", $button);
  fire("wc_fragments_loaded");
  fire("added_to_cart", fragmentsOf("theirs"), "def", $button);
  await vi.waitFor(() => expect($cart.get().hash).toBe("def"));
  expect(updated).toHaveBeenCalledOnce();
  expect(loaded).toHaveBeenCalledOnce();
  fire("added_to_cart", fragmentsOf("nobody else's"), "ghi", $button);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(2));
  expect(updated).toHaveBeenCalledTimes(2);
});

it.each([
  ["no arguments", []],
  ["an empty list for fragments", [[], "abc"]],
  ["fragments that are false", [false, false]],
])("changes nothing for an added_to_cart with %s", async (_case, args) => {
  withJQuery();
  fire("added_to_cart", ...args);
  await Promise.resolve();
  expect($fragments.get()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
  expect(requests).toEqual([]);
});

it("leaves the page to the platform's own script where that came between a press and its answer", async () => {
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  withJQuery({ wc_cart_button_updated: tell("button"), wc_fragments_loaded: tell("blocks") });
  const [script, body] = [{ addToCartHandler: {} }, jquery(document.body)];
  const follow = (_event: Event, fragments: unknown, _hash: unknown, $button: unknown) => {
    body.trigger("wc_cart_button_updated", [$button]);
    for (const [selector, html] of Object.entries(fragments as object))
      document.querySelector(selector)?.replaceWith(document.createRange().createContextualFragment(html));
    body.trigger("wc_fragments_loaded");
  };
  body.on("click", script, follow).on("added_to_cart", script, follow);
  onTestFinished(() => void body.off("click added_to_cart", follow));
  await addItem({ data: { product_id: 7 }, button: addButton() });
  await vi.waitFor(() => expect(addButton().className).toBe("add_to_cart_button added"));
  expect(told).toEqual(["button", "blocks"]);
  expect(panel()).toBe("add_to_cart");
  expect($fragments.get()).toEqual(fragmentsOf("add_to_cart"));
});

it.each([
  ["an add", () => addItem({ data: { product_id: 7 }, button: addButton() }), "add_to_cart", "added"],
  ["a removal", () => removeItem("k", addButton()), "remove_from_cart", ""],
])(
  "follows %s of its own though another script, which hears of it first, fails",
  async (_what, act, endpoint, mark) => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    onTestFinished(() => void vi.unstubAllGlobals());
    const fail = () => {
      throw new Error("Theirs");
    };
    withJQuery({ added_to_cart: fail, removed_from_cart: fail });
    for (const listeners of Object.values(jquery._data?.(document.body, "events") ?? {}))
      listeners.sort((one, other) => Number(other.handler === fail) - Number(one.handler === fail));
    await act();
    await vi.waitFor(() => expect(panel()).toBe(endpoint));
    expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("abc");
    expect(addButton().className).toBe(`add_to_cart_button ${mark}`.trim());
    expect(reported).toHaveBeenCalledOnce();
  },
);

it("takes over from storage what another script has refreshed", () => {
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf("stored by theirs")));
  sessionStorage.setItem("wc_cart_hash_test", "ghi");
  withJQuery();
  fire("wc_fragments_refreshed");
  expect(panel()).toBe("stored by theirs");
  expect($cart.get().hash).toBe("ghi");
  expect(requests).toEqual([]);
});

it.each([
  ["takes over what a side cart has stored itself", "ghi", "stored by theirs"],
  ["does not show what is stored of another cart", "older", ""],
])("%s where it tells that fragments were loaded", async (_what, hash, shown) => {
  Cookies.set("woocommerce_cart_hash", "ghi");
  onTestFinished(() => Cookies.remove("woocommerce_cart_hash"));
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf("stored by theirs")));
  sessionStorage.setItem("wc_cart_hash_test", hash);
  withJQuery();
  fire("wc_fragments_loaded");
  await Promise.resolve();
  expect(panel()).toBe(shown);
  expect($cart.get().hash).toBe(shown && hash);
  expect(requests).toEqual([]);
});

it("leaves what a theme has painted and told of without storing it as it is", async () => {
  withJQuery();
  fire("added_to_cart", fragmentsOf("one mug"), "def", jquery(addButton()));
  await vi.waitFor(() => expect(sessionStorage.getItem("wc_cart_hash_test")).toBe("def"));
  document.querySelector(PANEL)?.replaceChildren("two mugs");
  fire("wc_fragments_refreshed");
  expect(panel()).toBe("two mugs");
});

it.each(["wc_fragment_refresh", "updated_wc_div"])(
  "asks the shop on %s, also where another script answers that with a request of its own",
  async (name) => {
    withJQuery({ [name]: () => jquery(document).trigger("ajaxSend", [{}, { url: "/?wc-ajax=wishlist_count" }]) });
    fire(name);
    await vi.waitFor(() => expect(panel()).toBe("get_refreshed_fragments"));
    expect(requests).toEqual(["get_refreshed_fragments"]);
  },
);

it("does not ask when another script's request for the same has just gone out, and says so", async () => {
  const notice = vi.spyOn(console, "info").mockImplementation(() => undefined);
  withJQuery({
    wc_fragment_refresh: () => {
      jquery(document).trigger("ajaxSend", [{}, { url: "/?wc-ajax=get_refreshed_fragments" }]);
    },
  });
  fire("wc_fragment_refresh");
  await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce());
  expect(notice.mock.calls[0]?.[0]).toMatch(/Another script refreshes the cart/);
  expect(requests).toEqual([]);
  notice.mockRestore();
});

it("leaves every refresh to the platform's own script, whose requests nobody sees, and waits for it", async () => {
  withJQuery({ adding_to_cart: () => document.querySelector(".hide_cart_widget_if_empty") });
  fire("wc_fragment_refresh");
  const isOver = vi.fn();
  void refreshUnlessPageDoes().then(isOver);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).not.toHaveBeenCalled();
  sessionStorage.setItem("wc_fragments_test", JSON.stringify(fragmentsOf("stored by theirs")));
  fire("wc_fragments_refreshed");
  await vi.waitFor(() => expect(isOver).toHaveBeenCalledOnce());
  expect(panel()).toBe("stored by theirs");
  expect(requests).toEqual([]);
});

it("waits no longer once the platform's own script has failed", async () => {
  withJQuery({ adding_to_cart: () => document.querySelector(".hide_cart_widget_if_empty") });
  const isOver = vi.fn();
  void refreshUnlessPageDoes().then(isOver);
  await new Promise((resolve) => setTimeout(resolve));
  fire("wc_fragments_ajax_error");
  await vi.waitFor(() => expect(isOver).toHaveBeenCalledOnce());
});

it.each([
  ["bde-cart-contents", 1],
  ["woocommerce-checkout", 0],
  ["another-cart", 0],
])("loads the page anew where another script has emptied the cart and .%s shows it: %i", (name, times) => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  withJQuery();
  document.body.insertAdjacentHTML("beforeend", `<div class="${name}"></div>`);
  fire("wc_cart_emptied");
  document.querySelector(`.${name}`)?.remove();
  expect(reload).toHaveBeenCalledTimes(times);
});
