import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { answer, asked, heard, html, notice, page, rate, totals } from "#src/testing/cart-form.ts";
import { find } from "#src/testing/find.ts";
import { server } from "#src/testing/server.ts";

it("chooses shipping in totals that stand in a column of their own, and tells there what failed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const chosen: string[] = [];
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      const endpoint = new URL(request.url).searchParams.get("wc-ajax");
      // After a failure the cart is asked for, which does not matter here.
      if (endpoint !== "get_refreshed_fragments") chosen.push(`${endpoint} ${await request.text()}`);
      return new HttpResponse("", { status: 500 });
    }),
  );
  find(".woocommerce").remove();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div class="woocommerce"><div><form class="woocommerce-cart-form" action="/cart/"></form></div>
    <div id="column"><div class="cart_totals">${rate("flat")}${rate("pickup")}</div></div></div>`,
  );
  fireEvent.click(screen.getByLabelText("pickup"));
  const alert = await screen.findByRole("alert");
  expect(chosen).toEqual(["update_shipping_method security=&shipping_method%5B0%5D=pickup"]);
  expect(document.getElementById("column")?.contains(alert)).toBe(true);
});

it("speaks the total that a choice of shipping leads to", async () => {
  const total = '<table><tr class="order-total"><th>Total</th><td>$12.00</td></tr></table>';
  const newer = `<div class="cart_totals">${rate("flat")}${rate("pickup", true)}${total}</div>`;
  server.use(http.post("https://shop.example/", () => HttpResponse.html(newer)));
  find(".cart_totals").insertAdjacentHTML("beforeend", rate("flat", true) + rate("pickup"));
  fireEvent.click(screen.getByLabelText("pickup"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Total $12.00"), { timeout: 4000 });
});

it("keeps a choice of shipping that is made before the one before it is answered", async () => {
  const chosen: (string | null)[] = [];
  let answerFirst = () => {};
  const isChosenAgain = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  server.use(
    http.post("https://shop.example/", async ({ request }) => {
      const value = new URLSearchParams(await request.text()).get("shipping_method[0]");
      chosen.push(value);
      if (chosen.length === 1) await isChosenAgain;
      return HttpResponse.html(
        `<div class="cart_totals">${rate("flat", value === "flat")}${rate("pickup", value === "pickup")}</div>`,
      );
    }),
  );
  find(".cart_totals").insertAdjacentHTML("beforeend", rate("flat", true) + rate("pickup"));
  fireEvent.click(screen.getByLabelText("pickup"));
  await waitFor(() => expect(chosen).toHaveLength(1));
  fireEvent.click(screen.getByLabelText("flat"));
  answerFirst();
  await waitFor(() => expect(heard.filter((name) => name === "updated_shipping_method")).toHaveLength(2));
  expect(chosen).toEqual(["pickup", "flat"]);
  expect(screen.getByLabelText<HTMLInputElement>("flat").checked).toBe(true);
});

it.each([
  ["fails", 500, ""],
  ["answers with another page", 200, "<p>Checking your browser</p>"],
  ["answers with nothing", 200, ""],
])(
  "gives back its choice of shipping when the shop %s, so that another can be tried again",
  async (_, status, body) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    server.use(http.post("https://shop.example/", () => new HttpResponse(body, { status })));
    find(".cart_totals").insertAdjacentHTML("beforeend", rate("flat", true) + rate("pickup"));
    fireEvent.click(screen.getByLabelText("pickup"));
    await screen.findByRole("alert");
    expect(screen.getByLabelText<HTMLInputElement>("flat").checked).toBe(true);
    // The platform fires it after a failure too.
    expect(heard).toEqual(["updated_shipping_method"]);
  },
);

it("keeps the total and the button to the checkout when the answer to a choice of shipping breaks off", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const rates = rate("flat", true) + rate("pickup");
  server.use(http.post("https://shop.example/", () => HttpResponse.html(`<div class="cart_totals">${rates}<table>`)));
  const total = '<table><tr class="order-total"><th>Total</th><td>$12.00</td></tr></table>';
  const button = '<div class="wc-proceed-to-checkout"><a href="/checkout/">Proceed to checkout</a></div>';
  document.querySelector(".cart_totals")?.insertAdjacentHTML("beforeend", rates + total + button);
  fireEvent.click(screen.getByLabelText("pickup"));
  await screen.findByRole("alert");
  expect(screen.getByRole("cell", { name: "$12.00" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Proceed to checkout" })).toBeTruthy();
});

it("shows in a list of methods the one that the shop has taken instead", async () => {
  const list =
    '<select class="shipping_method" aria-label="Method"><option selected>flat</option><option>pickup</option></select>';
  server.use(http.post("https://shop.example/", () => HttpResponse.html(`<div class="cart_totals">${list}</div>`)));
  find(".cart_totals").replaceChildren();
  find(".cart_totals").insertAdjacentHTML("beforeend", list);
  const field = screen.getByLabelText<HTMLSelectElement>("Method");
  fireEvent.change(field, { target: { value: "pickup" } });
  await waitFor(() => expect(heard).toContain("updated_shipping_method"));
  await waitFor(() => expect(field.value).toBe("flat"));
});

it.each([
  ["is printed now", "", ""],
  ["was printed in older versions", "<p>", "</p>"],
  ["is printed by a theme outside the form", "</form>", "<form>"],
])("opens the form for another address and closes it again, as its button %s", async (_when, before, after) => {
  const form = `<form class="woocommerce-shipping-calculator" action="/cart/" method="post">
    ${before}<a href="#" class="shipping-calculator-button" role="button" aria-expanded="false">Change address</a>${after}
    <section class="shipping-calculator-form" style="display:none;"></section></form>`;
  find(".cart_totals").insertAdjacentHTML("beforeend", form);
  const button = screen.getByRole("button", { name: "Change address" });
  const isShown = () => document.querySelector<HTMLElement>(".shipping-calculator-form")?.style.display !== "none";
  // The platform's script for countries enhances the fields that it can see then.
  const enhance = vi.fn(isShown);
  document.body.addEventListener("country_to_state_changed", enhance, { once: true });
  expect(fireEvent.click(button)).toBe(false);
  await waitFor(() => expect([isShown(), button.getAttribute("aria-expanded")]).toEqual([true, "true"]));
  expect(enhance).toHaveReturnedWith(true);
  fireEvent.click(button);
  expect([isShown(), button.getAttribute("aria-expanded")]).toEqual([false, "false"]);
});

it("opens the form whose button was pressed, where a theme prints the totals twice", async () => {
  const form = (name: string) => `<form class="woocommerce-shipping-calculator" action="/cart/" method="post">
    <a href="#" class="shipping-calculator-button" role="button">${name}</a>
    <section class="shipping-calculator-form" style="display:none;"></section></form>`;
  find(".cart_totals").insertAdjacentHTML("beforeend", form("On phones") + form("On desktops"));
  fireEvent.click(screen.getByRole("button", { name: "On desktops" }));
  const displays = () =>
    [...document.querySelectorAll<HTMLElement>(".shipping-calculator-form")].map(({ style }) => style.display);
  await waitFor(() => expect(displays()).toEqual(["none", ""]));
});

/** Opens the calculator; the shop answers with a page in which it is closed. */
const openCalculator = (answers: Readonly<Record<string, string>>) => {
  const form = `<form class="woocommerce-shipping-calculator" action="/cart/" method="post">
    <a href="#" class="shipping-calculator-button" role="button">Change address</a>
    <section class="shipping-calculator-form"><input name="calc_shipping_postcode" value="1234" aria-label="Postcode">
    <button type="submit" name="calc_shipping" value="1">Update</button></section></form>`;
  find(".cart_totals").insertAdjacentHTML("beforeend", form);
  const closed = form.replace("<section", '<section style="display:none;"');
  answer(html(page({ ...answers, "</table></div>": `</table>${closed}</div>` })));
  const update = screen.getByRole("button", { name: "Update" });
  update.focus();
  fireEvent.click(update);
};

it("computes shipping for another address without a reload", async () => {
  openCalculator({ "<strong>$15.00": "<strong>$19.00" });
  await waitFor(() => expect(totals()).toBe("$19.00"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Change address"));
  expect(asked.map(({ fields }) => fields)).toEqual([{ calc_shipping_postcode: "1234", calc_shipping: "1" }]);
});

it("leaves the focus to what the shop has to say of another address", async () => {
  openCalculator({ "<strong>$15.00": "<strong>$19.00", 'wrapper">': notice("No shipping there.") });
  const focused: (string | null)[] = [];
  const note = ({ target }: Event) => focused.push((target as Element).textContent);
  document.addEventListener("focusin", note);
  onTestFinished(() => document.removeEventListener("focusin", note));
  await waitFor(() => expect(focused).toContain("No shipping there."));
  expect(focused).toEqual(["No shipping there."]);
});
