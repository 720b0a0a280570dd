import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import {
  answer,
  asked,
  demo,
  emptyPage,
  heard,
  html,
  notice,
  page,
  pressUpdate,
  quantity,
  totals,
} from "#src/testing/cart-form.ts";
import { find } from "#src/testing/find.ts";
import { server } from "#src/testing/server.ts";

/** A summary waits this long before it is spoken. */
const SUMMARY_DELAY_MS = 2500;
const controlTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
afterEach(() => void vi.useRealTimers());

it("takes a row out by its link, whatever a theme calls that", async () => {
  screen.getByRole("button", { name: "Remove Enamel mug from cart" }).className = "bin";
  // The answer's nonce is newer, and yet a link that the shop has answered is not followed again.
  const removed = { 'wrapper">': notice("Mug removed."), 'class="remove"': 'class="bin"' };
  answer(html(page({ ...removed, 'value="4f0db09316"': 'value="fresh"' })));
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  await waitFor(() => expect(heard).toContain("item_removed_from_classic_cart"));
  expect(screen.getByRole("alert").textContent).toBe("Mug removed.");
  expect(asked).toHaveLength(1);
});

it("updates the cart without a reload, and fires the platform's events in its order", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  answer(
    html(
      page({
        'value="1"': 'value="3"',
        "<strong>$15.00": "<strong>$45.00",
        'wrapper">': notice("Cart updated."),
        'value="4f0db09316"': 'value="fresh"',
      }),
    ),
  );
  quantity().value = "3";
  pressUpdate();
  await waitFor(() => expect(totals()).toBe("$45.00"));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: "POST",
    fields: {
      "cart[c20ad4d76fe97759aa27a0c99bff6710][qty]": "3",
      update_cart: "Update cart",
      "woocommerce-cart-nonce": "4f0db09316",
    },
  });
  expect(screen.getByRole("alert").textContent).toBe("Cart updated.");
  await waitFor(() => expect(heard).toEqual(["updated_cart_totals", "updated_wc_div"]));
  expect(reload).not.toHaveBeenCalled();
});

it("sends the form where it says, also with a plugin's field in it that is called action", async () => {
  // Browsers replace the form's `action` by such a field.
  Object.defineProperty(document.querySelector("form"), "action", { value: document.createElement("input") });
  answer(html(page({ "<strong>$15.00": "<strong>$45.00" })));
  pressUpdate();
  await waitFor(() => expect(totals()).toBe("$45.00"));
});

it("speaks the new total, of which the shop says nothing", async () => {
  controlTime();
  answer(html(page({ 'value="1"': 'value="3"', "<strong>$15.00": "<strong>$45.00" })));
  quantity().value = "3";
  pressUpdate();
  await waitFor(() => expect(totals()).toBe("$45.00"));
  vi.advanceTimersByTime(SUMMARY_DELAY_MS);
  expect(screen.getByRole("status").textContent).toBe("Total $45.00");
});

it("says nothing any more of the total of a cart that has just been emptied", async () => {
  controlTime();
  answer(html(page({ 'value="1"': 'value="3"', "<strong>$15.00": "<strong>$45.00" })));
  pressUpdate();
  await waitFor(() => expect(totals()).toBe("$45.00"));
  answer(html(emptyPage));
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  await waitFor(() => expect(heard).toContain("wc_cart_emptied"));
  vi.advanceTimersByTime(SUMMARY_DELAY_MS);
  expect(document.querySelector(".sw-cart-summary")?.textContent).toBe("");
});

it("sends a form once more whose nonce is too old, with the one of the page that answers", async () => {
  const pages = [page({ 'value="4f0db09316"': 'value="fresh"' }), page({ "<strong>$15.00": "<strong>$45.00" })];
  answer(() => HttpResponse.html(pages[asked.length - 1] ?? ""));
  quantity().value = "3";
  pressUpdate();
  await waitFor(() => expect(totals()).toBe("$45.00"));
  expect(asked.map(({ fields }) => fields["woocommerce-cart-nonce"])).toEqual(["4f0db09316", "fresh"]);
  expect(asked[1]?.fields["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]"]).toBe("3");
});

it("sends it once more, too, where the shop has the same to say on every cart page", async () => {
  const standing = { 'wrapper">': notice("Two more ship for nothing!") };
  const stale = page({ ...standing, 'value="4f0db09316"': 'value="fresh"' });
  const pages = [stale, page({ ...standing, "<strong>$15.00": "<strong>$45.00" })];
  find(".woocommerce-notices-wrapper").insertAdjacentHTML("beforeend", standing['wrapper">'].slice(9));
  answer(() => HttpResponse.html(pages[asked.length - 1] ?? ""));
  pressUpdate();
  await waitFor(() => expect(totals()).toBe("$45.00"));
  expect(asked).toHaveLength(2);
});

it("takes Enter in a quantity for an update also where the theme has taken the update button away", async () => {
  find('[name="update_cart"]').remove();
  answer(html(page({ 'value="1"': 'value="3"' })));
  quantity().focus();
  quantity().value = "3";
  find<HTMLFormElement>("form").requestSubmit(screen.getByRole("button", { name: "Apply coupon" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.fields).toMatchObject({ update_cart: "Update Cart" });
  expect(asked[0]?.fields).not.toHaveProperty("apply_coupon");
});

it("takes Enter in a quantity for an update also where a hidden field stands for the button", async () => {
  quantity().insertAdjacentHTML("beforebegin", '<input type="hidden" name="update_cart" value="1">');
  answer(html(demo));
  quantity().focus();
  quantity().value = "3";
  fireEvent.input(quantity());
  find<HTMLFormElement>("form").requestSubmit(screen.getByRole("button", { name: "Apply coupon" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.fields).toHaveProperty("update_cart");
  expect(asked[0]?.fields).not.toHaveProperty("apply_coupon");
});

it("takes Enter in a quantity for an update, not for the coupon's button that it presses", async () => {
  answer(html(demo));
  quantity().value = "2";
  quantity().focus();
  // What a browser does for Enter: the form's first button submits.
  const coupon = screen.getByRole("button", { name: "Apply coupon" });
  quantity().form?.requestSubmit(coupon);
  await waitFor(() => expect(heard).toEqual(["updated_cart_totals", "updated_wc_div"]));
  expect(asked[0]?.fields).toMatchObject({ update_cart: "Update cart" });
  expect(asked[0]?.fields).not.toHaveProperty("apply_coupon");
});

it("scrolls to what the shop says", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 500));
  answer(html(page({ 'wrapper">': notice("Cart updated.") })));
  pressUpdate();
  await screen.findByText("Cart updated.");
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 400, behavior: "instant" }));
});

it("has the checkout computed anew where it stands on the cart's page", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  answer(html(demo));
  document.body.insertAdjacentHTML("beforeend", '<form class="woocommerce-checkout"></form>');
  pressUpdate();
  await waitFor(() => expect(heard).toEqual(["updated_cart_totals", "update_checkout", "updated_wc_div"]));
  expect(reload).not.toHaveBeenCalled();
});

it.each(["woocommerce-checkout", "bde-cart-contents"])(
  "loads the page anew when an emptied cart changes .%s too",
  async (name) => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
    answer(html(emptyPage));
    document.body.insertAdjacentHTML("beforeend", `<div class="${name}"></div>`);
    pressUpdate();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

it("loads the page anew where another one answers, a login perhaps, without what its address would add again", async () => {
  history.replaceState(null, "", "/cart/?add-to-cart=12&lang=de");
  const loaded = vi.fn();
  vi.spyOn(window.location, "reload").mockImplementation(() => loaded(location.search));
  answer(html('<html lang="en"><body><form class="login"></form></body></html>'));
  pressUpdate();
  await waitFor(() => expect(loaded).toHaveBeenCalledExactlyOnceWith("?lang=de"));
  expect(heard).toEqual([]);
});

const renewed = page({ "_wpnonce=4f0db09316": "_wpnonce=fresh", 'value="4f0db09316"': 'value="fresh"' });

it("follows a row's link once more whose nonce is too old, with the one of the page that answers", async () => {
  const pages = [renewed, emptyPage];
  answer(() => HttpResponse.html(pages[asked.length - 1] ?? ""));
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  await screen.findByText("Your cart is empty.");
  expect(asked.map(({ query }) => query.split("_wpnonce=")[1])).toEqual(["4f0db09316", "fresh"]);
});

it.each(["click", "Space"])("removes a row in place by %s", async (way) => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  answer(html(emptyPage));
  const link = screen.getByRole("button", { name: "Remove Enamel mug from cart" });
  if (way === "click") fireEvent.click(link);
  else fireEvent.keyDown(link, { key: " " });
  await screen.findByText("Your cart is empty.");
  expect(asked).toEqual([
    { method: "GET", query: "?remove_item=c20ad4d76fe97759aa27a0c99bff6710&_wpnonce=4f0db09316", fields: {} },
  ]);
  await waitFor(() => expect(heard).toEqual(["wc_cart_emptied", "updated_wc_div", "item_removed_from_classic_cart"]));
  expect(reload).not.toHaveBeenCalled();
});

it("leaves the second press of a double click alone, which may meet the row that has moved up", async () => {
  answer(html(demo));
  expect(fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }), { detail: 2 })).toBe(
    false,
  );
  pressUpdate();
  await waitFor(() => expect(asked.map(({ method }) => method)).toEqual(["POST"]));
});

const offerUndo = () => {
  const undo = '<a class="restore-item" href="/cart/?undo_item=c20a&_wpnonce=4f0db09316">Undo?</a>';
  find(".woocommerce-notices-wrapper").insertAdjacentHTML(
    "beforeend",
    `<div class="woocommerce-message" role="alert">Removed. ${undo}</div>`,
  );
};

it("puts a row back, too, whose link has stood on the page for too long", async () => {
  answer(html(renewed));
  offerUndo();
  fireEvent.click(screen.getByText("Undo?"));
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  expect(asked.map(({ query }) => query)).toEqual([
    "?undo_item=c20a&_wpnonce=4f0db09316",
    "?undo_item=c20a&_wpnonce=fresh",
  ]);
});

it("puts a row back where a theme prints the shop's notices far from the form", async () => {
  answer(html(demo));
  const wrapper = document.querySelector(".woocommerce-notices-wrapper") as Element;
  document.body.prepend(wrapper);
  document.body.className = "woocommerce-cart";
  offerUndo();
  expect(fireEvent.click(screen.getByText("Undo?"))).toBe(false);
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  expect(wrapper.textContent).toBe("");
});

it("keeps the focus on the cart when what was pressed goes and no alert takes it", async () => {
  answer(html(demo));
  offerUndo();
  screen.getByText("Undo?").focus();
  fireEvent.click(screen.getByText("Undo?"));
  await waitFor(() => expect(screen.queryByText("Undo?")).toBeNull());
  await waitFor(() => expect(document.activeElement?.className).toBe("woocommerce-cart-form"));
});

it("keeps the focus on the cart when the answer to the update button disables it and no alert takes the focus", async () => {
  answer(html(page({ 'value="1"': 'value="2"' })));
  pressUpdate();
  screen.getByRole("button", { name: "Update cart" }).focus();
  await waitFor(() => expect(document.activeElement?.className).toBe("woocommerce-cart-form"));
});

it("keeps the focus beside an alert that is none of the shop's notices, and does not scroll to it", async () => {
  answer(html(demo));
  offerUndo();
  document.body.insertAdjacentHTML("beforeend", '<p role="alert">We use cookies.</p>');
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  screen.getByText("Undo?").focus();
  fireEvent.click(screen.getByText("Undo?"));
  await waitFor(() => expect(document.activeElement?.className).toBe("woocommerce-cart-form"));
  expect(scroll).not.toHaveBeenCalled();
});

/** The cart's page with one row for each name. */
const pageOf = (...names: string[]) =>
  demo.replace(/<tr class="woocommerce-cart-form__cart-item.*?<\/tr>/s, (row) =>
    names.map((name) => row.replaceAll("Enamel mug", name).replaceAll("c20ad4d76fe9", name)).join(""),
  );

it.each([
  ["Kettle", ["Mug", "Lamp"], "Lamp"],
  ["Lamp", ["Mug", "Kettle"], "Kettle"],
])("takes the focus of the removed row of “%s”, which leaves %j, to that of “%s”", async (removed, left, next) => {
  const tables = new DOMParser().parseFromString(pageOf("Mug", "Kettle", "Lamp"), "text/html");
  find("tbody").replaceWith(tables.querySelector("tbody") ?? "");
  answer(html(pageOf(...left)));
  const link = screen.getByRole("button", { name: `Remove ${removed} from cart` });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: next })));
  expect(screen.queryByRole("link", { name: removed })).toBeNull();
});

it("keeps the focus where the cart was when its last row is taken down to zero", async () => {
  answer(html(emptyPage));
  quantity().focus();
  document.body.dispatchEvent(new CustomEvent("storefront:cart-update-requested", { bubbles: true }));
  const message = await screen.findByText("Your cart is empty.");
  await waitFor(() => expect(document.activeElement).toBe(message));
});

it("marks form and totals while the request is on its way, for screen readers too", async () => {
  answer(html(demo));
  pressUpdate();
  await waitFor(() => expect(document.querySelectorAll(".processing[aria-busy=true]")).toHaveLength(2));
  await waitFor(() => expect(document.querySelectorAll(".processing, [data-sw-pending], [aria-busy]")).toHaveLength(0));
});

it.each([
  ["the shop fails", () => new HttpResponse("", { status: 500 })],
  ["the shop cannot be reached", () => HttpResponse.error()],
  ["the answer is empty", () => HttpResponse.html("")],
  ["the answer is cut off", () => HttpResponse.html(demo.slice(0, demo.indexOf("product-quantity")))],
])("tells the shopper and keeps what they typed when %s", async (_case, respond) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  answer(respond);
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  quantity().value = "3";
  pressUpdate();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Your cart could not be updated/);
  expect(quantity().value).toBe("3");
  expect(document.querySelectorAll(".processing")).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

it("sends a form once that is pressed twice, and again what has changed meanwhile, or was taken back", async () => {
  const pending: (() => void)[] = [];
  server.use(
    http.post("https://shop.example/cart/", async ({ request }) => {
      asked.push({ method: "POST", query: "", fields: Object.fromEntries(new URLSearchParams(await request.text())) });
      await new Promise<void>((resolve) => pending.push(resolve));
      return HttpResponse.html(demo);
    }),
    http.post("https://shop.example/", () => HttpResponse.json({ fragments: [], cart_hash: "" })),
  );
  pressUpdate();
  pressUpdate();
  await waitFor(() => expect(pending).toHaveLength(1));
  pressUpdate();
  quantity().value = "4";
  pressUpdate();
  quantity().value = "1";
  pressUpdate();
  pending[0]?.();
  await waitFor(() => expect(pending).toHaveLength(2));
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelectorAll(".processing")).toHaveLength(2);
  pending[1]?.();
  await waitFor(() => expect(pending).toHaveLength(3));
  pending[2]?.();
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(asked.map(({ fields }) => fields["cart[c20ad4d76fe97759aa27a0c99bff6710][qty]"])).toEqual(["1", "4", "1"]);
  pressUpdate();
  await waitFor(() => expect(pending).toHaveLength(4));
  pending[3]?.();
  // Otherwise the answer would change the next test's page.
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
});

it("keeps the shopper on the page when a row cannot be removed without a network", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  answer(() => HttpResponse.error());
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Your cart could not be updated/);
  expect(assign).not.toHaveBeenCalled();
});

it("follows the remove link when the shop answers with an error, and fires no event of a removal", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  answer(() => new HttpResponse("", { status: 500 }));
  fireEvent.click(screen.getByRole("button", { name: "Remove Enamel mug from cart" }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining("/cart/?remove_item=")));
  await waitFor(() => expect(document.querySelectorAll(".processing")).toHaveLength(0));
  expect(heard).toEqual([]);
});
