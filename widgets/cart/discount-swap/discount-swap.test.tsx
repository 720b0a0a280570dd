import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { forgetRenewedNonce } from "#src/platform/discounts.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";

const awdr = { ajaxurl: "/wp-admin/admin-ajax.php", nonce: "fresh" };

let bodies: string[] = [];
const pressed = vi.fn((event: Event) => event.preventDefault());

const answerSwap = (answer: (fields: URLSearchParams) => Response) => {
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const body = await request.text();
      bodies.push(body);
      return answer(new URLSearchParams(body));
    }),
  );
};

const animate = vi.fn();

beforeEach(() => {
  bodies = [];
  pressed.mockClear();
  document.addEventListener("submit", pressed);
  animate.mockReturnValue({ cancel: () => undefined });
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate);
});

afterEach(() => {
  document.removeEventListener("submit", pressed);
  vi.useRealTimers();
  vi.restoreAllMocks();
  animate.mockReset();
  forgetRenewedNonce();
});

const showCart = (awdr_params = awdr) => showPage(demoHtml("cart/discount-swap"), { ...settings, awdr_params });

const TOGGLE = ".awdr-select-free-variant-product-toggle";
const toggle = () => screen.getByRole("button", { name: "Change Variant" });
const panel = () => toggle().nextElementSibling as HTMLElement;
const choice = (name: string) => screen.getByRole("button", { name });
const isOpen = () => waitFor(() => expect(toggle().getAttribute("aria-expanded")).toBe("true"));
const openPanel = async () => {
  fireEvent.click(toggle());
  await isOpen();
};

it("opens by a button that only its mark names, and sends no form", async () => {
  const mark = 'div class="awdr-select-free-variant-product-toggle" data-widget="discount-swap">Change Variant</div';
  showPage(demoHtml("cart/discount-swap").replace(mark, 'button data-widget="discount-swap">Change Variant</button'));
  expect(fireEvent.click(toggle())).toBe(false);
  await isOpen();
});

it("opens and closes in 1 s, and marks the toggle as the platform's script does", async () => {
  const loader = showCart();
  await loader.mount();
  vi.useFakeTimers();
  fireEvent.click(toggle());
  await vi.advanceTimersByTimeAsync(1000);
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 1000, direction: "normal" });
  expect(panel().style.display).toBe("block");
  expect(toggle().className).toContain("awdr-select-free-variant-product-toggle-active");
  fireEvent.click(toggle());
  await vi.advanceTimersByTimeAsync(999);
  expect(panel().style.display).toBe("block");
  await vi.advanceTimersByTimeAsync(1);
  expect(panel().style.display).toBe("none");
  expect(toggle().className).not.toContain("-active");
});

it("takes back its own mark only, and closes the panel as it was printed, when it goes", async () => {
  const loader = showCart();
  await loader.mount();
  vi.useFakeTimers();
  const { style } = panel();
  fireEvent.click(toggle());
  expect(style.display).toBe("block");
  const link = toggle();
  link.classList.add("theme-mark");
  loader.unmount();
  expect(link.className).toMatch(/ theme-mark$/);
  expect(link.className).not.toContain("-active");
  await vi.advanceTimersByTimeAsync(1000);
  expect(style.display).toBe("none");
});

it("sends the choice once, then enables the cart's update button and presses it", async () => {
  answerSwap(() => HttpResponse.json({ success: true, data: 1 }));
  showCart();
  await openPanel();
  for (let press = 0; press < 2; press += 1) fireEvent.click(choice("Slate"));
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(bodies).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
    action: "awdr_change_discount_product_in_cart",
    product_id: "58",
    rule_unique_id: "rule_2",
    parent_id: "56",
    awdr_nonce: "fresh",
  });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Update cart" }).disabled).toBe(false);
});

it("presses the cart's update button from the order of a checkout on the same page, too", async () => {
  answerSwap(() => HttpResponse.json({ success: true, data: 1 }));
  const html = demoHtml("cart/discount-swap").replace("woocommerce-cart-form", "checkout");
  const cart = '</form><form class="woocommerce-cart-form" action="/cart/"><button';
  showPage(html.replace("<button", cart), { ...settings, awdr_params: awdr });
  await openPanel();
  fireEvent.click(choice("Slate"));
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
});

it("swaps to the choice of a shopper who changes their mind before the shop has answered", async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      bodies.push(await request.text());
      await isAnswered;
      return HttpResponse.json({ success: true, data: 1 });
    }),
  );
  showCart();
  await openPanel();
  fireEvent.click(choice("Slate"));
  await waitFor(() => expect(bodies).toHaveLength(1));
  for (const name of ["Moss", "Slate", "Slate"]) fireEvent.click(choice(name));
  answer();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(3));
  expect(bodies.map((body) => new URLSearchParams(body).get("product_id"))).toEqual(["58", "57", "58"]);
  expect(choice("Slate").ariaBusy).toBeNull();
});

const page = jquery(document) as unknown as Record<"on" | "off", (...args: unknown[]) => void>;

/** The plugin's script: what it hears, and its class on the toggle. */
const bringPluginScript = (): string[] => {
  vi.stubGlobal("jQuery", jquery);
  const heard: string[] = [];
  const swapByPlugin = () => heard.push("awdr_change_discount_product_in_cart");
  const flipByPlugin = (event: Event) => {
    event.preventDefault();
    heard.push(`open: ${toggle().classList.toggle(`${TOGGLE.slice(1)}-active`)}`);
    panel().style.cssText = "overflow: hidden; height: 1px";
  };
  page.on("click", ".awdr_change_product", swapByPlugin);
  page.on("click", TOGGLE, flipByPlugin);
  onTestFinished(() => {
    page.off("click", ".awdr_change_product", swapByPlugin);
    page.off("click", TOGGLE, flipByPlugin);
    vi.unstubAllGlobals();
  });
  return heard;
};

/** Presses a choice once the plugin's script has gone, and returns all products that were asked for. */
const swapWithoutPlugin = async (name: string) => {
  page.off("click");
  fireEvent.click(screen.getByText("Change Variant"));
  fireEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  return bodies.map((body) => new URLSearchParams(body).get("product_id"));
};

it("leaves the swap to the discount plugin's own script where that is on the page", async () => {
  answerSwap(() => HttpResponse.json({ success: true, data: 1 }));
  const heard = bringPluginScript();
  showCart();
  fireEvent.click(screen.getByText("Change Variant"));
  await vi.dynamicImportSettled();
  fireEvent.click(screen.getByText("Slate"));
  expect(heard).toEqual(["open: true", "awdr_change_discount_product_in_cart"]);
  expect(await swapWithoutPlugin("Moss")).toEqual(["57"]);
});

it("leaves panel and swap to the plugin's own script from when an optimiser has brought it", async () => {
  answerSwap(() => HttpResponse.json({ success: true, data: 1 }));
  showCart();
  await openPanel();
  const heard = bringPluginScript();
  animate.mockClear();
  fireEvent.click(toggle());
  fireEvent.click(choice("Slate"));
  fireEvent.keyDown(choice("Slate"), { key: "Enter" });
  const swapped = "awdr_change_discount_product_in_cart";
  expect(heard).toEqual(["open: false", swapped, swapped]);
  await waitFor(() => expect(toggle().ariaExpanded).toBe("false"));
  expect(animate).not.toHaveBeenCalled();
  expect(await swapWithoutPlugin("Moss")).toEqual(["57"]);
});

it("says what the plugin's own script opens, and leaves it closed when the cart was painted anew", async () => {
  bringPluginScript();
  const loader = showCart();
  fireEvent.click(screen.getByText("Change Variant"));
  await loader.mount();
  await isOpen();
  toggle().className = TOGGLE.slice(1);
  panel().style.cssText = "display: none";
  document.body.dispatchEvent(new CustomEvent("storefront:cart-page-updated", { bubbles: true }));
  await waitFor(() => expect(toggle().ariaExpanded).toBe("false"));
  expect(panel().style.display).toBe("none");
});

it("is worked by keyboard alone, before any of its code is there, and does not scroll the page", async () => {
  answerSwap(() => HttpResponse.json({ success: true, data: 1 }));
  showCart();
  expect(toggle().tabIndex).toBe(0);
  fireEvent.keyDown(toggle(), { key: " " });
  await isOpen();
  expect(fireEvent.keyDown(choice("Moss"), { key: " " })).toBe(false);
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(new URLSearchParams(bodies[0]).get("product_id")).toBe("57");
});

it("gets a fresh nonce from the page when the shop calls its own invalid, once", async () => {
  answerSwap((fields) =>
    fields.get("awdr_nonce") === "renewed"
      ? HttpResponse.json({ success: true, data: 1 })
      : HttpResponse.text("Invalid token"),
  );
  server.use(http.get("*/shop/", () => HttpResponse.html('<script>var awdr_params = {"nonce":"renewed"};</script>')));
  showCart({ ...awdr, nonce: "stale" });
  await openPanel();
  fireEvent.click(choice("Slate"));
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(bodies).toHaveLength(2);
});

it.each([
  ["the answer is not 1", () => HttpResponse.json({ success: true, data: 0 })],
  ["the shop answers 0", () => HttpResponse.text("0")],
  ["the shop is down", () => new HttpResponse("", { status: 500 })],
  ["the network is gone", () => HttpResponse.error()],
])("stays silent when %s, and can be tried again", async (_case, answer) => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answerSwap(answer);
  showCart();
  await openPanel();
  fireEvent.click(choice("Slate"));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(choice("Slate").hasAttribute("aria-busy")).toBe(false));
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(choice("Slate"));
  await waitFor(() => expect(bodies).toHaveLength(2));
});

it("is closed, within reach and ready for one choice when the cart was painted anew", async () => {
  answerSwap(() => HttpResponse.json({ success: true, data: 1 }));
  showCart();
  await openPanel();
  panel().removeAttribute("style");
  toggle().removeAttribute("aria-expanded");
  document.body.dispatchEvent(new CustomEvent("storefront:cart-page-updated", { bubbles: true }));
  await waitFor(() => expect(toggle().getAttribute("aria-expanded")).toBe("false"));
  await openPanel();
  fireEvent.click(choice("Slate"));
  await waitFor(() => expect(pressed).toHaveBeenCalled());
  expect(bodies).toHaveLength(1);
});

it("stays within the keyboard's reach where the cart was painted anew before anybody opened it", async () => {
  showCart();
  for (const name of ["role", "tabindex", "aria-expanded"]) document.querySelector(TOGGLE)?.removeAttribute(name);
  document.body.dispatchEvent(new CustomEvent("storefront:cart-page-updated", { bubbles: true }));
  await waitFor(() => expect(toggle().tabIndex).toBe(0));
});
