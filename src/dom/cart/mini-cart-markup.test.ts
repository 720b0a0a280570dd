import { expect, it } from "vitest";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { hasRecordings, recording } from "#src/testing/recordings.ts";
import { readLine, readMiniCart } from "./mini-cart-markup.ts";

const remove = '<a class="remove" data-cart_item_key="k1" data-product_id="12" data-product_sku="mug">×</a>';
const lineOf = (html: string) =>
  parseServerHtml(`<ul><li class="mini_cart_item">${html}</li></ul>`).querySelector("li");
const read = (html: string) => readLine(lineOf(html) ?? document.body);
const readCart = (content: string) =>
  readMiniCart(parseServerHtml(`<div class="widget_shopping_cart_content">${content}</div>`));

it.each([
  ["the platform's text", '<span class="quantity">2 × <span>$5</span></span>', 2],
  ["a decimal text", '<span class="quantity">\n\t1.5 × $5</span>', 1.5],
  ["a theme's text", '<span class="quantity"><span class="amount">19,00&nbsp;€</span> × 2</span>', 2],
  [
    "a theme's text beside a struck price",
    '<p class="quantity"><del class="amount">$9</del> <i class="amount">$7</i> × 2</p>',
    2,
  ],
  [
    "a theme's text beside a struck price that is told to screen readers too",
    '<p class="quantity"><del class="amount">$9</del> <span class="screen-reader-text">It was $9.</span> <i class="amount">$7</i> × 2</p>',
    2,
  ],
  ["a text with Persian digits", '<span class="quantity">۱۲ × <span>۵</span></span>', 12],
  ["a text with Arabic digits", '<span class="quantity">٣ × <span>٥</span></span>', 3],
  ["a text with words", '<span class="quantity">Menge: 2</span>', 2],
  ["the builder's field", '<div class="quantity">9 <input name="cart[k1][qty]" value="3"></div>', 3],
  [
    "the builder's field beside a plugin's",
    '<div class="quantity"><input type="checkbox" value="1"><input name="cart[k1][qty]" value="3"></div>',
    3,
  ],
  ["an empty field", '<div class="quantity">9 <input name="cart[k1][qty]" value=""></div>', null],
  ["a template without a quantity", "", null],
  ["a text without a number", '<span class="quantity">Two mugs</span>', null],
])("reads the quantity from %s", (_where, html, quantity) => {
  expect(read(`${remove}<a href="/mug/">Mug</a>${html}`)?.quantity).toBe(quantity);
});

it.each([
  ["the linked name", '<a href="/mug/"><img alt="">Enamel\n mug</a>', "Enamel mug"],
  ["the builder's title", '<a href="/mug/">Photo</a><span class="product-title">Enamel mug</span>', "Enamel mug"],
  ["a theme's title", '<a href="/mug/">Show</a><span class="wd-entities-title">Enamel mug</span>', "Enamel mug"],
  ["the first link with a text", '<a href="/mug/"><img alt=""></a><a href="/mug/">Enamel mug</a>', "Enamel mug"],
  ["a product without a page", '\n <img alt="">\n Enamel\n mug <dl><dd><p>Blue</p></dd></dl>', "Enamel mug"],
])("takes the name from %s", (_where, html, name) => {
  expect(read(`${remove}${html}`)?.name).toBe(name);
});

it("knows no line without the key on its remove link", () => {
  expect(read('<a class="remove" href="#">×</a>Mug')).toBeUndefined();
});

it.each([
  ["the placeholder that the server prints", ""],
  ["a placeholder of white space", "\n\t"],
])("learns nothing from %s", (_what, content) => {
  expect(readCart(content)).toBeUndefined();
  expect(readMiniCart(parseServerHtml("<p>No mini-cart here</p>"))).toBeUndefined();
});

it("counts pieces, and a line without a quantity as one", () => {
  const second = remove.replace("k1", "k2");
  const cart = readCart(`<ul><li class="mini_cart_item">${remove}<span class="quantity">2 × $5</span></li>
    <li class="woocommerce-mini-cart-item">${second}</li></ul><p class="total">Subtotal <span class="amount">$15</span></p>`);
  expect(cart).toMatchObject({ count: 3, subtotal: "$15" });
  expect(cart?.lines.map(({ key }) => key)).toEqual(["k1", "k2"]);
});

it("finds the subtotal in the footer of the page builder's mini-cart", () => {
  const footer = `<footer class="bde-mini-cart-offcanvas-footer">
    <p class="bde-mini-cart-offcanvas-footer__total">Subtotal <b class="amount">$10</b></p></footer>`;
  expect(readCart(`<ul><li class="mini_cart_item">${remove}</li></ul>${footer}`)?.subtotal).toBe("$10");
});

it("takes the subtotal that is to be paid, not the one that a discount has struck", () => {
  const total =
    '<p class="woocommerce-mini-cart__total"><del><b class="amount">$50</b></del> <ins><b class="amount">$45</b></ins></p>';
  expect(readCart(`<ul><li class="mini_cart_item">${remove}</li></ul>${total}`)?.subtotal).toBe("$45");
});

it("adds up what is sold by weight without the error of the machine's numbers", () => {
  const lineWith = (key: string, quantity: number) =>
    `<li class="mini_cart_item">${remove.replace("k1", key)}<span class="quantity">${quantity} × $5</span></li>`;
  expect(readCart(`<ul>${lineWith("k1", 0.1)}${lineWith("k2", 0.2)}</ul>`)?.count).toBe(0.3);
});

it("reads a mini-cart whose lines are printed as the cart page's rows", () => {
  const links = `<a class="builder_remove" data-cart_item_key="k1"></a>${remove}`;
  const cart = readCart(`<div class="woocommerce-cart-form__cart-item cart_item"><a href="/mug/">Mug</a>
    <span class="quantity">2 × <span class="amount">$5</span></span>${links}</div>
    <div class="elementor-menu-cart__subtotal">Subtotal <span class="amount">$10</span></div>`);
  expect(cart).toMatchObject({ count: 2, subtotal: "$10", lines: [{ key: "k1", name: "Mug" }] });
});

it("counts a line once that a theme has put a box of the same name into", () => {
  const cart = readCart(`<li class="mini_cart_item"><div class="cart_item">Mug ${remove}</div></li>`);
  expect(cart?.count).toBe(1);
});

it.skipIf(!hasRecordings).each([
  ["add_to_cart-simple", 1, "$13.50", ["Beanie"]],
  ["add_to_cart-second", 2, "$31.50", ["Beanie", "Polo"]],
  ["remove_from_cart", 1, "$18.00", ["Polo"]],
  ["get_refreshed_fragments-two-items", 2, "$31.50", ["Beanie", "Polo"]],
  ["get_refreshed_fragments-empty", 0, "", []],
])("reads the recorded answer %s", (name, count, subtotal, products) => {
  const { fragments } = recording(`cart/${name}`).response.json;
  const cart = readMiniCart(parseServerHtml(fragments["div.widget_shopping_cart_content"]));
  expect(cart).toMatchObject({ count, subtotal });
  expect(cart?.lines.map((line) => line.name)).toEqual(products);
});
