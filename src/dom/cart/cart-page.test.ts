import { beforeEach, expect, it } from "vitest";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { find } from "#src/testing/find.ts";
import { cartPlace, isCutOff, lockCartPage, updateCartPage, updateCartTotals } from "./cart-page.ts";
import { firstAlert, takeErrors } from "./cart-page-notices.ts";

const notice = (text: string, kind = "message") => `<div class="woocommerce-${kind}" role="alert">${text}</div>`;

const cartPage = ({ quantity = "1", total = "$5", notices = "" } = {}) => `
  <div class="woocommerce"><div class="woocommerce-notices-wrapper">${notices}</div>
  <form class="woocommerce-cart-form"><input name="cart[a][qty]" value="${quantity}"></form>
  <div class="cart_totals"><b>${total}</b></div></div>`;

const emptyPage =
  '<div class="woocommerce"><div class="wc-empty-cart-message"><div class="woocommerce-info">Your cart is empty.</div></div></div>';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const update = (html: string, keepsNotices = false) => updateCartPage(parseServerHtml(html), keepsNotices);
const notices = () => [...document.querySelectorAll("[role=alert]")].map((element) => element.textContent);

beforeEach(() => show(cartPage()));

it("brings form and totals up to date and keeps their elements", () => {
  const form = document.querySelector("form");
  const field = document.querySelector("input");
  expect(update(cartPage({ quantity: "3", total: "$15" }))).toBe("updated");
  expect(document.querySelector("form")).toBe(form);
  expect(document.querySelector("input")).toBe(field);
  expect(field?.value).toBe("3");
  expect(document.querySelector(".cart_totals")?.textContent).toBe("$15");
});

it("brings both carts up to date where a page builder prints one for each width", () => {
  show(cartPage() + cartPage());
  const values = () => [...document.querySelectorAll("input")].map(({ value }) => value);
  expect(update(cartPage({ quantity: "3" }) + cartPage({ quantity: "3" }))).toBe("updated");
  expect(values()).toEqual(["3", "3"]);
  expect(update(emptyPage + emptyPage)).toBe("emptied");
  expect(values()).toEqual([]);
  expect(document.querySelectorAll(".wc-empty-cart-message")).toHaveLength(2);
});

it("keeps the cart and its totals apart from those of a theme's cart popup, which comes first", () => {
  const popup = (total: string) =>
    `<aside><form class="woocommerce-cart-form">List</form><div class="cart_totals"><i>${total}</i></div></aside>`;
  show(popup("$5") + cartPage());
  expect(update(popup("$15") + cartPage({ quantity: "3", total: "$15" }))).toBe("updated");
  expect(document.querySelector("input")?.value).toBe("3");
  expect(Array.from(document.querySelectorAll("form"), ({ textContent }) => textContent)).toEqual(["List", ""]);
  expect(Array.from(document.querySelectorAll(".cart_totals > *"), ({ outerHTML }) => outerHTML)).toEqual([
    "<i>$15</i>",
    "<b>$15</b>",
  ]);
});

it("puts no totals into themselves where a theme names their column as it names them", () => {
  const page = (total: string) =>
    cartPage({ total }).replace(
      /<div class="cart_totals">.*<\/div>(?=<)/,
      '<div class="cart_totals"><p>Help</p>$&</div>',
    );
  show(page("$5"));
  update(page("$15"));
  expect(document.body.innerHTML).toBe(page("$15"));
});

it("leaves a page whose whole body is called woocommerce to the browser when a cart popup in it is emptied", () => {
  show('<form class="woocommerce-cart-form">List</form>');
  document.body.className = "woocommerce";
  expect(update(emptyPage)).toBeUndefined();
  expect(document.body.textContent).toBe("List");
  document.body.className = "";
});

it.each(['<p class="cart-empty woocommerce-info">Empty</p>', '<h4>Empty</h4><p class="return-to-shop">Shop</p>'])(
  "shows an empty cart that is printed as %s, and what the shop says",
  (message) => {
    const page = `<div class="woocommerce"><div class="woocommerce-notices-wrapper">${notice("Mug removed.")}</div>${message}</div>`;
    expect(update(page)).toBe("emptied");
    expect(document.querySelector("form")).toBeNull();
    expect(notices()).toEqual(["Mug removed."]);
  },
);

it("takes away totals that a page builder prints in a block of their own, with their way to the checkout", () => {
  show(
    '<div class="woocommerce"><form class="woocommerce-cart-form"></form></div><div class="cart_totals">$5 Checkout</div>',
  );
  expect(update(emptyPage)).toBe("emptied");
  expect(document.body.textContent).toBe("Your cart is empty.");
});

it("takes no empty mini-cart with a way back of its own for the cart's page", () => {
  const header =
    '<div class="widget woocommerce"><div class="widget_shopping_cart_content"><p class="return-to-shop">Shop</p></div></div>';
  expect(update(header)).toBeUndefined();
  expect(update(header + emptyPage)).toBe("emptied");
  expect(document.body.textContent.trim()).toBe("Your cart is empty.");
  show(header + emptyPage);
  expect(cartPlace()?.className).toBe("wc-empty-cart-message");
});

/** A theme of blocks prints notices of its own kind. */
const banner = (text: string, kind: string) =>
  `<div class="wc-block-components-notice-banner is-${kind}" role="alert">${text}</div>`;

it.each([
  ["the platform", "message", notice],
  ["the platform", "error", notice],
  ["the platform", "info", notice],
  ["a theme of blocks", "success", banner],
  ["a theme of blocks", "error", banner],
])("shows the answer's notices instead of the old ones, as %s prints them: %s", (_who, kind, print) => {
  show(cartPage({ notices: print("Old.", kind) }));
  update(cartPage({ notices: print("New.", kind) }));
  expect(notices()).toEqual(["New."]);
  expect(document.querySelector(".woocommerce-notices-wrapper")?.textContent).toBe("New.");
});

it.each([
  ["the platform", notice],
  ["a theme of blocks", banner],
])("takes the new errors out of an answer and leaves what else it says, as %s prints it", (_who, print) => {
  show(cartPage({ notices: print("Sold out.", "error") }));
  const errors = ["Sold out.", "Unknown code.", "Too late."].map((text) => print(text, "error"));
  const page = parseServerHtml(cartPage({ notices: errors.join("") + print("Cart updated.", "success") }));
  expect(takeErrors(page)).toBe("Unknown code. Too late.");
  expect(Array.from(page.querySelectorAll("[role=alert]"), ({ textContent }) => textContent)).toEqual([
    "Sold out.",
    "Cart updated.",
  ]);
});

it("shows notices above the form where nothing is there for them", () => {
  find(".woocommerce-notices-wrapper").remove();
  update(cartPage({ notices: notice("Cart updated.") }));
  expect(document.querySelector(".woocommerce")?.firstElementChild?.textContent).toBe("Cart updated.");
});

it("makes alerts of what older templates print without a role, but not of information or of what has another role", () => {
  const kinds = ["error", "message", "info"].map((kind) => `<p class="woocommerce-${kind}">${kind}</p>`);
  const quiet = '<p class="woocommerce-message" role="status">Points earned.</p>';
  update(cartPage({ notices: kinds.join("") + quiet }));
  expect(notices()).toEqual(["error", "message"]);
});

it("shows a notice once that the answer carries several times", () => {
  update(
    cartPage({ notices: notice("Sold out.", "error") + notice(" Sold out. ", "error") + notice("Cart updated.") }),
  );
  expect(notices().map((text) => text?.trim())).toEqual(["Sold out.", "Cart updated."]);
});

it("takes away every copy of an old notice", () => {
  show(notice("Old.") + cartPage({ notices: notice("Old.") }));
  update(cartPage());
  expect(notices()).toEqual([]);
});

it("keeps the old notices where it is told to", () => {
  show(cartPage({ notices: notice("Mug added.") }));
  update(cartPage({ notices: notice("Cart updated.") }), true);
  expect(notices()).toEqual(["Cart updated.", "Mug added."]);
});

it("shows once what the shop says anew with each page", () => {
  const soldOut = notice("Mug is sold out.", "error");
  show(cartPage({ notices: notice("Mug added.") + soldOut }));
  update(cartPage({ notices: notice("Cart updated.") + soldOut }), true);
  expect(notices()).toEqual(["Cart updated.", "Mug added.", "Mug is sold out."]);
});

it("shows the empty cart as the shop renders it", () => {
  expect(update(emptyPage)).toBe("emptied");
  expect(document.body.innerHTML.trim()).toBe(emptyPage);
});

it("shows what the shop says of the last row's removal, wherever the theme prints it", () => {
  show(`<aside>${notice("Old.")}</aside>${cartPage()}`);
  const wrapper = '<div class="woocommerce-notices-wrapper"></div>';
  expect(update(`<aside>${notice("Mug removed.")}</aside>${emptyPage.replace(">", `>${wrapper}`)}`)).toBe("emptied");
  expect(notices()).toEqual(["Mug removed."]);
});

it.each([
  ["a login page answers", cartPage(), "<form class='login'></form>"],
  ["there is no cart form on the page", "<main></main>", cartPage()],
])("leaves the page to the browser when %s", (_case, live, answer) => {
  show(live);
  const before = document.body.innerHTML;
  expect(update(answer)).toBeUndefined();
  expect(document.body.innerHTML).toBe(before);
});

it("changes the totals alone", () => {
  updateCartTotals(parseServerHtml('<div class="cart_totals calculated_shipping"><b>$9</b></div>'));
  expect(document.querySelector(".cart_totals")?.outerHTML).toBe(
    '<div class="cart_totals calculated_shipping"><b>$9</b></div>',
  );
  updateCartTotals(parseServerHtml("<p>Nothing of use</p>"));
  expect(document.querySelector(".cart_totals b")?.textContent).toBe("$9");
});

it("changes every copy of the totals", () => {
  document.body.insertAdjacentHTML("beforeend", '<aside><div class="cart_totals"><b>$5</b></div></aside>');
  update(cartPage({ quantity: "3", total: "$15" }));
  expect(Array.from(document.querySelectorAll(".cart_totals"), ({ textContent }) => textContent)).toEqual([
    "$15",
    "$15",
  ]);
});

it("marks form and totals until the last of two changes is over, and leaves no trace", () => {
  const before = document.body.innerHTML;
  for (const isBeginning of [true, true, false]) {
    lockCartPage(isBeginning);
    expect(document.querySelectorAll(".processing[data-sw-pending]")).toHaveLength(2);
  }
  lockCartPage(false);
  for (const block of document.querySelectorAll('[class=""]')) block.removeAttribute("class");
  expect(document.body.innerHTML).toBe(before);
});

it("follows the shop's choice of a shipping method, also when the shopper chose another", () => {
  const methods = (chosen: string) =>
    ["flat", "pickup"].map(
      (name) => `<input type="radio" name="shipping" value="${name}"${name === chosen ? ' checked="checked"' : ""}>`,
    );
  show(cartPage({ total: methods("flat").join("") }));
  const [flat, pickup] = ["flat", "pickup"].map((name) => find<HTMLInputElement>(`[value=${name}]`));
  (pickup as HTMLInputElement).checked = true;
  updateCartTotals(parseServerHtml(`<div class="cart_totals new"><b>${methods("flat").join("")}</b></div>`));
  expect([flat?.checked, pickup?.checked]).toEqual([true, false]);
});

it("puts back the shop's quantity when the shop has refused the shopper's", () => {
  const field = find<HTMLInputElement>("input");
  field.value = "99";
  update(cartPage({ notices: notice("Only 3 left.", "error") }));
  expect(field.value).toBe("1");
});

it("takes a shopper to the first alert that can be seen and says something", () => {
  show(
    '<div class="woocommerce-message">Spoken by nobody</div><div class="woocommerce-error" role="alert"> </div>' +
      `<div style="display: none">${notice("Of a closed form")}</div>${notice("Cart updated.")}${notice("Later")}`,
  );
  expect(firstAlert()?.textContent).toBe("Cart updated.");
});

it("takes a page without totals for cut off where the shown one has some", () => {
  const form = parseServerHtml('<form class="woocommerce-cart-form"></form>');
  expect(isCutOff(form)).toBe(true);
  expect(isCutOff(parseServerHtml(cartPage()))).toBe(false);
  show('<form class="woocommerce-cart-form"></form>');
  expect(isCutOff(form)).toBe(false);
});

it("takes a page for cut off that ends before the button to the checkout, where the shown one has it", () => {
  const whole = cartPage({ total: '$5</b><p class="wc-proceed-to-checkout"></p><b>' });
  show(whole);
  expect(isCutOff(parseServerHtml(whole))).toBe(false);
  expect(isCutOff(parseServerHtml(cartPage()))).toBe(true);
});
