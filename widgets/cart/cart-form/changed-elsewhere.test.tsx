import { fireEvent, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { HttpResponse, http } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { addItem, setQuantity } from "#src/stores/cart-actions.ts";
import { enqueue, whenSent } from "#src/stores/cart-queue.ts";
import {
  answer,
  asked,
  demo,
  emptyPage,
  html,
  notice,
  page,
  pressUpdate,
  quantity,
  totals,
} from "#src/testing/cart-form.ts";
import { find } from "#src/testing/find.ts";
import { server } from "#src/testing/server.ts";

const askToRender = () =>
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));

it("renders the form anew when something else has changed the cart", async () => {
  answer(html(page({ 'value="1"': 'value="5"' })));
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  await waitFor(() => expect(quantity().value).toBe("5"));
  expect(asked[0]?.fields).not.toHaveProperty("update_cart");
});

it("asks for the page and then once for the blocks when a quantity was set elsewhere", async () => {
  answer(html(demo));
  askToRender();
  await waitFor(() => expect(asked).toHaveLength(1));
  await whenSent();
  const urls: string[] = [];
  server.events.on("request:start", ({ request }) => urls.push(request.url));
  onTestFinished(() => server.events.removeAllListeners());
  await setQuantity("3c59", 2);
  await whenSent();
  const page = "https://shop.example/cart/";
  expect(urls).toEqual([page, page, "https://shop.example/?wc-ajax=get_refreshed_fragments"]);
});

it("does not ask again for a form that is gone, since the cart's last row was taken out meanwhile", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  answer(html(emptyPage));
  for (let times = 0; times < 2; times++)
    document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  await screen.findByText("Your cart is empty.");
  await enqueue(async () => {});
  expect(asked).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [true, "keeps"],
  [false, "takes away"],
])("with the first argument %s it %s the notices that stand on the page", async (keepsNotices, _what) => {
  find(".woocommerce-notices-wrapper").insertAdjacentHTML("beforeend", '<p class="woocommerce-info">Old</p>');
  answer(html(page({ 'value="1"': 'value="5"' })));
  const detail = { keepsNotices };
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true, detail }));
  await waitFor(() => expect(quantity().value).toBe("5"));
  expect(screen.queryAllByText("Old")).toHaveLength(keepsNotices ? 1 : 0);
});

it("keeps what the shop says to an update when the quantity that it carried asks for the form anew", async () => {
  const update = page({ 'wrapper">': notice("Cart updated.") });
  answer(() => HttpResponse.html(asked.length === 1 ? update : page({ 'value="1"': `value="${3 + asked.length}"` })));
  fireEvent.change(quantity(), { target: { value: "3" } });
  pressUpdate();
  await screen.findByText("Cart updated.");
  askToRender();
  await waitFor(() => expect(quantity().value).toBe("5"));
  expect(screen.getByRole("alert").textContent).toBe("Cart updated.");
  fireEvent(document, new Event("change"));
  fireEvent.change(quantity(), { target: { value: "4" } });
  askToRender();
  await waitFor(() => expect(quantity().value).toBe("6"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps what the shop says to a press when a quantity that was changed before it asks for the form anew", async () => {
  answer(() => HttpResponse.html(asked.length === 3 ? demo : page({ 'wrapper">': notice(`Answer ${asked.length}`) })));
  pressUpdate();
  await screen.findByText("Answer 1");
  pressUpdate();
  fireEvent.change(quantity(), { target: { value: "5" } });
  await screen.findByText("Answer 2");
  askToRender();
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(screen.getByRole("alert").textContent).toBe("Answer 2");
});

it("keeps it also when the form is asked for anew before the shop has said it", async () => {
  answer(() => HttpResponse.html(asked.length === 1 ? page({ 'wrapper">': notice("Cart updated.") }) : demo));
  fireEvent.change(quantity(), { target: { value: "3" } });
  pressUpdate();
  askToRender();
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(screen.getByRole("alert").textContent).toBe("Cart updated.");
});

it("renders the form anew when a line was taken out of the mini-cart", async () => {
  answer(html(emptyPage));
  document.body.dispatchEvent(new CustomEvent("storefront:item-removed", { bubbles: true }));
  await screen.findByText("Your cart is empty.");
});

it.each([
  ["a pressed link", () => fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }))],
  [
    "a line taken out of the mini-cart",
    () => document.body.dispatchEvent(new CustomEvent("storefront:item-removed", { bubbles: true })),
  ],
  [
    "a product added beside the cart",
    () => document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true })),
  ],
  [
    "a change in another tab",
    () => {
      const detail = { keepsNotices: true };
      document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true, detail }));
    },
  ],
])(
  "keeps a number that was typed while the code for numbers was on its way from the answer to %s",
  async (_to, act) => {
    answer(html(page({ 'wrapper">': notice("Removed.") })));
    quantity().value = "3";
    act();
    await screen.findByText("Removed.");
    expect(quantity().value).toBe("3");
  },
);

it("takes what the shop has said to an earlier press away with a line that was taken out of the mini-cart", async () => {
  answer(() => HttpResponse.html(asked.length === 1 ? page({ 'wrapper">': notice("Cart updated.") }) : demo));
  pressUpdate();
  await screen.findByText("Cart updated.");
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  document.body.dispatchEvent(new CustomEvent("storefront:item-removed", { bubbles: true }));
  await waitFor(() => expect(screen.queryByText("Cart updated.")).toBeNull());
});

it.each([
  ["", emptyPage],
  [" of older versions", '<div class="woocommerce"><p class="cart-empty">Your cart is empty.</p></div>'],
])("loads an empty cart's page%s anew when something is in the cart again", async (_which, printed) => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  document.body.innerHTML = printed;
  document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("loads an empty cart's page anew only when a second product is in the cart too, which it would not show", async () => {
  const steps: string[] = [];
  vi.spyOn(window.location, "reload").mockImplementation(() => void steps.push("page loaded"));
  document.body.innerHTML = emptyPage;
  await enqueue(async () => {
    document.body.dispatchEvent(new CustomEvent("storefront:item-added", { bubbles: true }));
    void enqueue(async () => void steps.push("second product added"));
  });
  await waitFor(() => expect(steps).toEqual(["second product added", "page loaded"]));
});

/** The shop fails to answer an add, and says afterwards that the cart has this hash. */
const failToAdd = async (cart_hash: string) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const fragments = { "div.widget_shopping_cart_content": '<div class="widget_shopping_cart_content"></div>' };
  server.use(
    http.post("https://shop.example/", ({ request }) =>
      request.url.includes("add_to_cart")
        ? new HttpResponse("", { status: 500 })
        : HttpResponse.json({ fragments, cart_hash }),
    ),
  );
  await expect(addItem({ data: { product_id: 7 } })).rejects.toThrow("500");
  // The refresh was sent before the failure was told.
  await enqueue(async () => {});
};

it("renders the form anew after an add that the shop has made though its answer was lost", async () => {
  answer(html(page({ 'value="1"': 'value="5"' })));
  await failToAdd("with-more");
  await waitFor(() => expect(quantity().value).toBe("5"));
});

it("loads an empty cart's page anew only if the shop has made an add whose answer was lost", async () => {
  await failToAdd("empty");
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  document.body.innerHTML = emptyPage;
  await failToAdd("empty");
  expect(reload).not.toHaveBeenCalled();
  await failToAdd("one");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each([
  ["with its cookie", "newer", () => {}],
  ["but its cookie", "newest", () => Cookies.set("woocommerce_cart_hash", "newest")],
])(
  "shows in header and form an update that the shop has made though its answer was lost %s",
  async (_what, cart_hash, lose) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => {
      Cookies.remove("woocommerce_cart_hash");
      document.body.className = "";
    });
    document.body.className = "woocommerce-cart";
    document.body.insertAdjacentHTML("afterbegin", '<div class="widget_shopping_cart_content"><p>1 mug</p></div>');
    const made = page({ 'value="1"': 'value="4"', "<strong>$15.00": "<strong>$60.00" });
    answer(() => {
      if (asked.length > 1) return HttpResponse.html(made);
      lose();
      return HttpResponse.error();
    });
    const fragments = {
      "div.widget_shopping_cart_content": '<div class="widget_shopping_cart_content"><p>4 mugs</p></div>',
    };
    server.use(
      http.post("https://shop.example/", () => {
        Cookies.set("woocommerce_cart_hash", cart_hash);
        return HttpResponse.json({ fragments, cart_hash });
      }),
    );
    quantity().value = "4";
    pressUpdate();
    await screen.findByText("4 mugs");
    await waitFor(() => expect(totals()).toBe("$60.00"));
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
