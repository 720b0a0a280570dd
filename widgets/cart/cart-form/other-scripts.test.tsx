import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { answer, asked, demo, heard, html, pressUpdate, quantity } from "#src/testing/cart-form.ts";
import { find } from "#src/testing/find.ts";
import { server } from "#src/testing/server.ts";

/** Records whether each submit was claimed, and keeps the browser from acting on it. */
const watchSubmits = (): boolean[] => {
  const isClaimed: boolean[] = [];
  const stay = (event: Event) => {
    isClaimed.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("submit", stay);
  onTestFinished(() => window.removeEventListener("submit", stay));
  return isClaimed;
};

/** Presses the cart's own button behind another press, which must not have been sent before it. */
const onlyUpdateIsSent = async () => {
  pressUpdate();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.fields).toHaveProperty("update_cart");
};

it("leaves a plugin's own button in the form to the browser", async () => {
  quantity().form?.insertAdjacentHTML("beforeend", '<button name="quote" value="1">Get a quote</button>');
  answer(html(demo));
  const isClaimed = watchSubmits();
  fireEvent.click(screen.getByRole("button", { name: "Get a quote" }));
  expect(isClaimed).toEqual([false]);
  await onlyUpdateIsSent();
});

it("leaves to the browser the links of a plugin's own table beside the cart's form", async () => {
  const saved = '<table><tr><td class="product-remove"><a href="#saved" aria-label="Forget">×</a></td></tr></table>';
  find(".woocommerce").insertAdjacentHTML("beforeend", saved);
  answer(html(demo));
  expect(fireEvent.click(screen.getByRole("link", { name: "Forget" }))).toBe(true);
  await onlyUpdateIsSent();
});

it("leaves the form of a product beside the cart to itself, also for Enter in its quantity", async () => {
  const product = '<form action="/product/"><input class="qty" aria-label="Pieces"><button>Add</button></form>';
  find(".woocommerce").insertAdjacentHTML("beforeend", product);
  answer(html(demo));
  const isClaimed = watchSubmits();
  screen.getByLabelText("Pieces").focus();
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(isClaimed).toEqual([false]);
  await onlyUpdateIsSent();
});

it("leaves to the platform's own script what both would do", async () => {
  const requested = vi.fn();
  server.use(http.all("https://shop.example/*", ({ request }) => new HttpResponse(requested(request))));
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  const cart = { update_cart: () => undefined };
  const follow = () => cart.update_cart();
  jquery(document).on("wc_update_cart added_to_cart", follow);
  onTestFinished(() => {
    jquery(document).off("wc_update_cart added_to_cart", follow);
    delete window.jQuery;
  });
  const method = '<input type="radio" name="shipping_method[0]" data-index="0" value="flat" aria-label="Flat rate">';
  find(".cart_totals").insertAdjacentHTML("beforeend", method);
  fireEvent.click(screen.getByRole("radio", { name: "Flat rate" }));
  jquery(document.body).trigger("wc_update_cart");
  await vi.dynamicImportSettled();
  pressUpdate();
  await waitFor(() => expect(requested).toHaveBeenCalledOnce());
  expect(new URL(requested.mock.calls[0]?.[0].url).pathname).toBe("/cart/");
});

it("renders the form anew beside the platform's own script, which hears of no line taken out of the mini-cart", async () => {
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  const cart = { update_cart: vi.fn() };
  const follow = () => cart.update_cart();
  jquery(document).on("wc_update_cart added_to_cart", follow);
  onTestFinished(() => {
    jquery(document).off("wc_update_cart added_to_cart", follow);
    delete window.jQuery;
  });
  answer(html(demo));
  jquery(document.body).trigger("removed_from_cart", [{}, ""]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => expect(document.querySelector(".processing")).toBeNull());
  expect(cart.update_cart).not.toHaveBeenCalled();
});

it("has disabled the update button when a theme hears of the new totals, and leaves it to a theme that enables it", async () => {
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Update cart" });
  const found: boolean[] = [];
  const enable = () => {
    found.push(button.disabled);
    button.disabled = false;
  };
  document.addEventListener("updated_cart_totals", enable);
  onTestFinished(() => document.removeEventListener("updated_cart_totals", enable));
  answer(html(demo));
  pressUpdate();
  await waitFor(() => expect(heard).toContain("updated_wc_div"));
  expect(found).toEqual([true]);
  expect(button.disabled).toBe(false);
});

it("lets a theme put its plus and minus back that waits for the end of a request of jQuery's", async () => {
  window.jQuery = jquery;
  window.dispatchEvent(new Event("load"));
  const addButtons = () =>
    quantity().insertAdjacentHTML("afterend", '<a href="#" class="plus" aria-label="One more">+</a>');
  const follow = (_event: Event, _request: unknown, settings: unknown) => {
    const { url, data } = settings as { url: string; data: string };
    if (!url.includes("wc-ajax") && !data.includes("action=") && !screen.queryByLabelText("One more")) addButtons();
  };
  jquery(document).on("ajaxComplete", follow);
  onTestFinished(() => {
    jquery(document).off("ajaxComplete", follow);
    delete window.jQuery;
  });
  addButtons();
  answer(html(demo.replace("$15.00</strong>", "$30.00</strong>")));
  pressUpdate();
  await screen.findByText("$30.00");
  await vi.waitFor(() => expect(screen.getByLabelText("One more")).toBeTruthy());
});
