import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { requestedAt } from "#src/dom/jquery/jquery.ts";
import { enqueue } from "#src/stores/cart-queue.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, endPages, settings, showPage } from "#src/testing/page.ts";
import { server, untilQuiet } from "#src/testing/server.ts";
// The loader fetches these on demand; their first transformation is slow, so import them now.
import "#src/islands/mount.tsx";
import "#src/platform/cart.ts";
import "#src/start-cart.ts";
import "./index.ts";

const KEY = "c20ad4d76fe97759aa27a0c99bff6710";
const demo = demoHtml("cart/cart-quantity");

let asked: string[] = [];
/** The shop's cart and stock. */
let inCart = 2;
let stock = 99;

const withBuilder = { ...settings, BreakdanceFrontend: { data: { ajaxUrl: "/builder.php" } } };

const field = () => screen.getByLabelText<HTMLInputElement>("Enamel mug quantity");
const choose = (value: string) => fireEvent.change(field(), { target: { value } });
const isBusy = () => field().closest("li")?.matches("[aria-busy][data-sw-pending]");
/** Passes the debounce and everything that follows. */
const untilSent = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  asked = [];
  inCart = 2;
  stock = 99;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server.use(
    http.post("https://shop.example/builder.php", async ({ request }) => {
      const body = await request.text();
      const [, quantity = ""] = /name="quantity"\s+([\d.]+)/.exec(body) ?? [];
      asked.push(`${/name="hash"\s+(\w+)/.exec(body)?.[1]} ${quantity}`);
      inCart = Math.min(Number(quantity), stock);
      return HttpResponse.json({});
    }),
    http.post("https://shop.example/", () => {
      const line =
        inCart > 0
          ? `<li class="mini_cart_item"><a class="remove" data-cart_item_key="${KEY}">×</a><input name="cart[${KEY}][qty]" value="${inCart}"></li>`
          : "";
      const content = `<div class="widget_shopping_cart_content"><ul>${line}</ul></div>`;
      return HttpResponse.json({ fragments: { "div.widget_shopping_cart_content": content }, cart_hash: "x" });
    }),
  );
  showPage(demo, withBuilder);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("sends the latest number 300 ms after the last change, once", async () => {
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  choose("4");
  fireEvent.focusOut(field());
  expect(field().hasAttribute("data-sw-held")).toBe(true);
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(asked).toEqual([`${KEY} 4`]));
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  expect(field().value).toBe("4");
});

it.each([
  ["the browser says that the page is left", window, "beforeunload", false],
  ["the page goes out of sight", document, "visibilitychange", true],
] as const)("sends what waits as soon as %s", async (_when, target, type, isHidden) => {
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  expect(isBusy()).toBe(false);
  target.dispatchEvent(new Event(type));
  expect(isBusy()).toBe(true);
  await untilSent();
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(asked).toEqual([`${KEY} 3`]);
});

it("shows what the shop has made of the wish", async () => {
  stock = 5;
  choose("8");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  await vi.waitFor(() => expect(field().value).toBe("5"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says so when the shop answers as if all were well and changes nothing", async () => {
  stock = inCart;
  choose("8");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  const alert = await vi.waitFor(() => screen.getByRole("alert"));
  expect(alert.textContent).toMatch(/could not be changed. It is back at 2/);
  expect(field().value).toBe("2");
});

it("keeps to the field's limits", async () => {
  choose("12");
  await vi.waitFor(() => expect(field().value).toBe("9"));
  expect(asked).toEqual([]);
  await untilSent();
  await vi.waitFor(() => expect(asked).toEqual([`${KEY} 9`]));
});

it.each(["", "-2"])(
  "takes a field with %j back to the number that the shop knows, and asks for nothing",
  async (typed) => {
    choose(typed);
    await vi.waitFor(() => expect(field().value).toBe("2"));
    await untilSent();
    expect(asked).toEqual([]);
  },
);

it("goes back to the last number and says so where the shopper acted, when the shop fails", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.post("https://shop.example/builder.php", () => new HttpResponse("", { status: 500 })));
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  // The field's own arrows leave the focus in it.
  fireEvent.input(field(), { target: { value: "4" } });
  choose("4");
  await untilSent();
  const alert = await vi.waitFor(() => screen.getByRole("alert"));
  expect(alert.textContent).toMatch(/could not be changed. It is back at 2/);
  expect(field().value).toBe("2");
  expect(isBusy()).toBe(false);
  choose("2");
  await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("lets go of a number that was typed and taken back", async () => {
  choose("2");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  for (const value of ["3", "2"]) fireEvent.input(field(), { target: { value } });
  expect(field().hasAttribute("data-sw-held")).toBe(true);
  fireEvent.focusOut(field());
  expect(field().hasAttribute("data-sw-held")).toBe(false);
  expect(asked).toEqual([]);
});

it("is busy no longer than its request is, whatever is typed meanwhile", async () => {
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  fireEvent.input(field(), { target: { value: "35" } });
  await untilSent();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(field().value).toBe("35");
});

it("goes back to what another part of the page has made of the row meanwhile", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  server.use(http.post("https://shop.example/builder.php", () => new HttpResponse("", { status: 500 })));
  field().setAttribute("value", "5");
  choose("7");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  const alert = await vi.waitFor(() => screen.getByRole("alert"));
  expect(alert.textContent).toMatch(/It is back at 5/);
  expect(field().value).toBe("5");
});

it("is not sent where the cart page's form has taken it along", async () => {
  const form = document.createElement("form");
  const list = document.querySelector("ul");
  list?.replaceWith(form);
  form.append(list ?? "");
  form.className = "processing";
  form.setAttribute("data-sw-pending", "");
  choose("4");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  let answerForm = () => {};
  const sent = enqueue(() => new Promise<void>((resolve) => (answerForm = resolve)));
  await untilSent();
  field().setAttribute("value", "4");
  answerForm();
  await sent;
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  expect(asked).toEqual([]);
});

it("sends no number that the platform's own script has sent with the form, whose answer takes the field away", async () => {
  await vi.waitFor(() => expect(choose("3") && field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  await vi.waitFor(() => expect(asked).toEqual([`${KEY} 3`]));
  const form = document.createElement("form");
  const list = document.querySelector("ul");
  list?.replaceWith(form);
  form.append(list ?? "");
  form.className = "processing";
  choose("4");
  form.remove();
  await untilSent();
  expect(asked).toEqual([`${KEY} 3`]);
});

it.each([
  ["asks for no removal of a row that the cart page's form has taken along, and whose answer is without it", true, []],
  ["asks for the removal of a row that the answer to the cart page's form still has", false, [`${KEY} 0`]],
])("%s", async (_what, isGone, expected) => {
  endPages();
  showPage(`<form class="woocommerce-cart-form">${demo}</form>`, withBuilder);
  choose("0");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  find("form").classList.add("processing");
  find("form").setAttribute("data-sw-pending", "");
  const answered = Promise.withResolvers<void>();
  const sent = enqueue(() => answered.promise);
  await untilSent();
  if (isGone) find("li").remove();
  answered.resolve();
  await sent;
  await untilQuiet();
  expect(asked).toEqual(expected);
});

it("leaves a number to a theme's script that has sent it by then, and a nought to nobody", async () => {
  const told = vi.spyOn(console, "info").mockImplementation(() => undefined);
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  onTestFinished(() => {
    delete window.jQuery;
    requestedAt.clear();
  });
  const sendAsTheme = () => jquery(document).trigger("ajaxSend", [{}, { url: "/theme", data: `row=${KEY}` }]);
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  sendAsTheme();
  await untilSent();
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  expect([field().defaultValue, asked]).toEqual(["3", []]);
  expect(told.mock.calls.join()).toContain("Another script sends the quantities.");
  choose("0");
  sendAsTheme();
  await untilSent();
  await vi.waitFor(() => expect(asked).toEqual([`${KEY} 0`]));
});

it("believes the shop that has set a number and then cannot be asked for its cart", async () => {
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  await vi.waitFor(() => expect(field().defaultValue).toBe("3"));
  server.use(http.post("https://shop.example/", () => HttpResponse.error()));
  choose("4");
  await untilSent();
  await vi.waitFor(() => expect(field().defaultValue).toBe("4"));
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  expect(field().value).toBe("4");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("sends the old number again when it is taken back while the new one is on its way", async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  server.use(
    http.post("https://shop.example/builder.php", async ({ request }) => {
      asked.push(/name="quantity"\s+([\d.]+)/.exec(await request.text())?.[1] ?? "");
      if (asked.length === 1) await first;
      inCart = Number(asked.at(-1));
      return HttpResponse.json({});
    }),
  );
  choose("3");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  await untilSent();
  await vi.waitFor(() => expect(asked).toEqual(["3"]));
  choose("2");
  await untilSent();
  answerFirst();
  await vi.waitFor(() => expect(asked).toEqual(["3", "2"]));
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  expect(field().value).toBe("2");
});

it.each([
  ["as soon as the shop has answered", 0],
  ["after a second where it does not answer", 1000],
])("sends at once what waits when a link is pressed, which is followed %s", async (_when, heldMs) => {
  let answerShop = () => {};
  const answered = new Promise<void>((resolve) => (answerShop = resolve));
  server.use(
    http.post("https://shop.example/builder.php", async () => {
      asked.push("sent");
      await answered;
      return HttpResponse.json({});
    }),
  );
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  document.body.insertAdjacentHTML("beforeend", '<a href="/checkout/">Checkout</a> <a href="#top">Top</a>');
  choose("4");
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
  expect(fireEvent.click(screen.getByText("Top"))).toBe(true);
  expect(fireEvent.click(document)).toBe(true);
  expect(isBusy()).toBe(false);
  expect(fireEvent.click(screen.getByText("Checkout"), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByText("Checkout"))).toBe(false);
  await vi.waitFor(() => expect(asked).toEqual(["sent"]));
  expect(assign).not.toHaveBeenCalled();
  if (heldMs) await vi.advanceTimersByTimeAsync(heldMs);
  else answerShop();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://shop.example/checkout/"));
  answerShop();
  await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(false));
  expect(fireEvent.click(screen.getByText("Checkout"))).toBe(true);
});

it.each(["4", "0"])(
  "keeps a number whose answer alone was lost, %s, and has what else shows the line rendered anew",
  async (number) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const requested: unknown[] = [];
    const over = new AbortController();
    onTestFinished(() => over.abort());
    document.addEventListener(
      "storefront:cart-update-requested",
      (event) => requested.push((event as CustomEvent).detail.keepsNotices),
      over,
    );
    server.use(
      http.post("https://shop.example/builder.php", () => {
        inCart = Number(number);
        return HttpResponse.html("<h1>Briefly unavailable</h1>");
      }),
    );
    choose(number);
    await vi.waitFor(() => expect(field().hasAttribute("data-sw-held")).toBe(true));
    await untilSent();
    // The failed request may have asked before, with its notices kept and the number not yet set.
    await vi.waitFor(() => expect(requested).toContain(undefined));
    expect([field().value, field().defaultValue]).toEqual([number, number]);
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
);

it.each([
  ["of a cart page without the builder", `<form class="woocommerce-cart-form">${demo}</form>`],
  [
    "of a form that older versions print without a class",
    `<form>${demo}<button name="update_cart">Update</button></form>`,
  ],
])("leaves the field %s to the form's own button", async (_where, page) => {
  vi.useRealTimers();
  document.body.replaceChildren();
  const { forgetSettingsBlock } = await import("#src/platform/page-globals.ts");
  forgetSettingsBlock();
  const loader = showPage(page, settings);
  await loader.mount();
  choose("4");
  await waitFor(() => expect(field().value).toBe("4"));
  expect(field().hasAttribute("data-sw-held")).toBe(false);
});

it("keeps a number that the form has not sent from older answers", async () => {
  const loader = showPage(`<form class="woocommerce-cart-form">${demo}</form>`);
  fireEvent.input(field(), { target: { value: "5" } });
  await loader.mount();
  // The form may have sent a change that came before the code, and the shop refused it.
  expect(field().hasAttribute("data-sw-held")).toBe(false);
  fireEvent.input(field(), { target: { value: "6" } });
  expect(field().hasAttribute("data-sw-held")).toBe(true);
});
