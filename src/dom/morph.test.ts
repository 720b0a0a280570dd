import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { morph } from "./morph.ts";

const element = (html: string): Element => {
  const template = document.createElement("template");
  template.innerHTML = html.trim();
  const [first] = template.content.children;
  if (!first) throw new Error(`No element in "${html}"`);
  return document.importNode(first, true);
};

const onPage = (html: string): Element => {
  document.body.replaceChildren(element(html));
  return document.body.children[0] ?? document.body;
};

/** Morphs and returns the writes that other scripts' observers would see. */
const writes = (live: Element, next: string): string[] => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  morph(live, element(next));
  const records = observer.takeRecords();
  observer.disconnect();
  return records.map(({ type, target, attributeName, addedNodes, removedNodes }) => {
    const name = target instanceof Element ? target.localName : target.nodeName;
    if (type === "attributes") return `${name}@${attributeName}`;
    if (type === "characterData") return `${name}=${target.nodeValue}`;
    return `${name} +${addedNodes.length} -${removedNodes.length}`;
  });
};

const line = (key: string, text = key) => `<li><a data-cart_item_key="${key}">×</a><b>${text}</b></li>`;
const list = (...lines: string[]) => `<ul>${lines.join("")}</ul>`;

it("writes nothing when nothing differs", () => {
  expect(writes(onPage(list(line("a"), line("b"))), list(line("a"), line("b")))).toEqual([]);
});

it.each([
  ["a text", "<p><b>1</b><i>2</i></p>", "<p><b>1</b><i>3</i></p>", ["#text=3"]],
  ["an attribute", '<p><b class="x">1</b></p>', '<p><b class="y">1</b></p>', ["b@class"]],
  ["a new attribute", "<p><b>1</b></p>", '<p><b hidden="">1</b></p>', ["b@hidden"]],
  ["an attribute that is gone", "<p><b hidden>1</b></p>", "<p><b>1</b></p>", ["b@hidden"]],
  ["a lock that is gone", "<p><button disabled>1</button></p>", "<p><button>1</button></p>", ["button@disabled"]],
  ["a new child", "<p><b>1</b></p>", "<p><b>1</b><i>2</i></p>", ["p +1 -0"]],
  ["a child that is gone", "<p><b>1</b><i>2</i></p>", "<p><b>1</b></p>", ["p +0 -1"]],
  ["a text before an element", "<p><b>1</b></p>", "<p>Only <b>1</b></p>", ["p +1 -0"]],
  ["a text behind an element", "<p><b>1</b></p>", "<p><b>1</b> left</p>", ["p +1 -0"]],
])("writes %s and nothing else", (_what, live, next, expected) => {
  const root = onPage(live);
  expect(writes(root, next)).toEqual(expected);
  expect(root.outerHTML).toBe(next);
});

it.each(["cart_item", "mini_cart_item"])("takes out a line that is a %s, and leaves its neighbour alone", (name) => {
  const box = (key: string) => `<div class="${name}"><b>${key}</b><i><a data-cart_item_key="${key}">×</a></i></div>`;
  const root = onPage(`<div>${box("a")}${box("b")}</div>`);
  expect(writes(root, `<div>${box("b")}</div>`)).toEqual(["div +0 -1"]);
});

it.each(["data-key", "data-cart-item-key", "data-row-id", "data-wishlist-id"])(
  "takes the line out that is gone, by whatever name it has its key, as %s: a script may still be fading it",
  (name) => {
    const lineOf = (text: string) => `<div ${name}="${text}"><b>${text}</b></div>`;
    const root = onPage(`<div>${lineOf("a")}${lineOf("b")}</div>`);
    expect(writes(root, `<div>${lineOf("b")}</div>`)).toEqual(["div +0 -1"]);
  },
);

it.each([
  ["the first line", list(line("a"), line("b"), line("c")), list(line("b"), line("c")), ["ul +0 -1"]],
  ["a line in the middle", list(line("a"), line("b"), line("c")), list(line("a"), line("c")), ["ul +0 -1"]],
])("takes %s out and leaves its neighbours alone", (_which, live, next, expected) => {
  const root = onPage(live);
  const last = root.lastElementChild;
  expect(writes(root, next)).toEqual(expected);
  expect(root.lastElementChild).toBe(last);
});

it("puts a line in without touching the ones around it", () => {
  const root = onPage(list(line("a"), line("c")));
  const [first, last] = root.children;
  expect(writes(root, list(line("a"), line("b"), line("c")))).toEqual(["ul +1 -0"]);
  expect([root.children[0], root.children[2]]).toEqual([first, last]);
});

it("changes a line's number inside the line", () => {
  const root = onPage(list(line("a", "1"), line("b", "1")));
  expect(writes(root, list(line("a", "1"), line("b", "2")))).toEqual(["#text=2"]);
});

it("shows lines in another order as the shop sends them", () => {
  const root = onPage(list(line("a"), line("b"), line("c")));
  morph(root, element(list(line("c"), line("a"), line("b"))));
  expect(root.outerHTML).toBe(list(line("c"), line("a"), line("b")));
});

it("keeps the focus in a field whose id the platform has made up anew", () => {
  const root = onPage('<p><input id="quantity_1" name="cart[a][qty]" value="1"></p>');
  const field = root.querySelector("input");
  field?.focus();
  morph(root, element('<p><input id="quantity_2" name="cart[a][qty]" value="2"></p>'));
  expect(document.activeElement).toBe(field);
  expect(field?.id).toBe("quantity_2");
  expect(field?.value).toBe("2");
});

it("leaves a title focusable while it has the focus, and not longer", () => {
  const live = onPage('<div><h2 tabindex="-1" class="full">Your list</h2></div>');
  const title = live.querySelector("h2");
  title?.focus();
  expect(writes(live, "<div><h2>Your list</h2><p>Empty</p></div>")).toEqual(["h2@class", "div +1 -0"]);
  expect(document.activeElement).toBe(title);
  title?.blur();
  expect(writes(live, "<div><h2>Your list</h2><p>Empty</p></div>")).toEqual(["h2@tabindex"]);
});

it("shows the shop's number in a field that the shopper has changed before", () => {
  const root = onPage('<p><input name="q" value="1"></p>');
  const field = find<HTMLInputElement>("input");
  field.value = "9";
  morph(root, element('<p><input name="q" value="3"></p>'));
  expect(field.value).toBe("3");
});

it("keeps what is typed in a field that waits for its request", () => {
  const root = onPage('<p><input name="q" value="1"></p>');
  const field = find<HTMLInputElement>("input");
  field.value = "5";
  field.setAttribute("data-sw-held", "");
  morph(root, element('<p><input name="q" value="2"></p>'));
  expect(field.value).toBe("5");
});

it("keeps what is typed in a field for which the shop prints no value", () => {
  const root = onPage("<p><input></p>");
  const field = find<HTMLInputElement>("input");
  field.value = "Ring twice";
  morph(root, element("<p><input><b>New</b></p>"));
  expect(field.value).toBe("Ring twice");
});

it.each(['data-state="open"', 'data-sw-held=""', 'data-sw-anything="1"', 'aria-busy="true"'])(
  "keeps %s, of which the server knows nothing",
  (attribute) => {
    const root = onPage(`<ul><li ${attribute} class="old">1</li></ul>`);
    expect(writes(root, '<ul><li class="new">1</li></ul>')).toEqual(["li@class"]);
    expect(root.innerHTML).toContain(attribute);
  },
);

it("leaves a button that the server prints without a type the one that keeps it from submitting", () => {
  const root = onPage('<p><button type="button" class="old">+</button></p>');
  expect(writes(root, '<p><button class="new">+</button></p>')).toEqual(["button@class"]);
  expect(root.innerHTML).toContain('type="button"');
});

it("takes a field's type away that the server does not print any more", () => {
  const root = onPage('<p><input type="hidden" name="a"></p>');
  expect(writes(root, '<p><input name="a"></p>')).toEqual(["input@type"]);
});

it("takes an element of another kind as a whole", () => {
  const root = onPage("<p>old</p>");
  morph(root, element("<div>new</div>"));
  expect(document.body.innerHTML).toBe("<div>new</div>");
});

it("leaves the newer copy as it was, for the page's other places", () => {
  const next = element(list(line("a"), line("b")));
  const before = next.outerHTML;
  morph(onPage("<ul></ul>"), next);
  morph(onPage(list(line("b"))), next);
  expect(next.outerHTML).toBe(before);
  expect(document.body.innerHTML).toBe(before);
});

it("leaves the field in use alone where the shop has nothing new to say about it", () => {
  const root = onPage('<p><input name="q" value="1"><b>1</b></p>');
  const field = find<HTMLInputElement>("input");
  field.focus();
  field.value = "12";
  morph(root, element('<p><input name="q" value="1"><b>2</b></p>'));
  expect(field.value).toBe("12");
});

it("keeps the rows of the cart page apart when one of them goes", () => {
  const row = (key: string) =>
    `<tr><td><div class="quantity"><input name="cart[${key}][qty]" value="1"></div></td></tr>`;
  document.body.innerHTML = `<table><tbody>${row("mug")}${row("kettle")}</tbody></table>`;
  const kettle = document.querySelectorAll("tr")[1];
  const next = document.createElement("table");
  next.innerHTML = `<tbody>${row("kettle")}</tbody>`;
  morph(find("table"), next);
  expect(document.querySelectorAll("tr")).toHaveLength(1);
  expect(document.querySelector("tr")).toBe(kettle);
});

it("puts a box in front of others without taking their places", () => {
  const title = '<div class="title"><b>List</b></div>';
  const table = '<table><tbody><tr data-row-id="1"><td>1</td></tr></tbody></table>';
  const root = onPage(`<form>${title}${table}<div class="footer"></div></form>`);
  const before = [...root.children];
  const notices = '<div class="woocommerce-notices-wrapper"><p>Removed.</p></div>';
  expect(writes(root, `<form>${notices}${title}${table}<div class="footer"></div></form>`)).toEqual(["form +1 -0"]);
  expect([...root.children].slice(1)).toEqual(before);
});

it("puts a notice in front of a list without taking its place: screen readers speak what is new", () => {
  const goods = "<ul><li>Mug</li></ul>";
  const root = onPage(`<div>${goods}</div>`);
  expect(writes(root, `<div><ul role="alert"><li>Sold out</li></ul>${goods}</div>`)).toEqual(["div +1 -0"]);
});

it("a link that does something else is another link", () => {
  const root = onPage('<div><a class="add_to_wishlist button" data-product-id="1">Add</a></div>');
  const [link] = root.children;
  morph(root, element('<div><a class="delete_item button" data-item-id="7">Remove</a></div>'));
  expect(link?.outerHTML).toBe('<a class="add_to_wishlist button" data-product-id="1">Add</a>');
  expect(root.innerHTML).toBe('<a class="delete_item button" data-item-id="7">Remove</a>');
});

it("a class that another script has put on a link does not make it another one", () => {
  const root = onPage("<p><a>1</a></p>");
  const [link] = root.children;
  link?.classList.add("with-tooltip");
  morph(root, element("<p><a>2</a></p>"));
  expect(root.children[0]).toBe(link);
});

it.each([
  ["that the shop gives a class", "<a>1</a>", '<a class="added">2</a>'],
  ["whose icon gives way to a word", "<a><i></i></a>", "<a>Added</a>"],
])("a link %s is still the same, and keeps the focus", (_which, before, after) => {
  const root = onPage(`<p>${before}</p>`);
  const [link] = root.children;
  morph(root, element(`<p>${after}</p>`));
  expect(root.innerHTML).toBe(after);
  expect(root.children[0]).toBe(link);
});

it("leaves a theme the plus and minus that it has put in, the mark of which is a class, and the field's looks", () => {
  const box = (value: number) => `<div class="quantity"><input class="qty" name="k" value="${value}"></div>`;
  const root = onPage(`<section>${box(1)}</section>`);
  const [live] = root.children;
  live?.classList.add("buttons_added");
  live?.firstElementChild?.classList.add("narrow");
  const minus = '<input type="button" value="-" class="minus">';
  live?.insertAdjacentHTML("afterbegin", minus);
  live?.insertAdjacentHTML("beforeend", '<a class="plus">+</a>');
  morph(root, element(`<section>${box(2)}</section>`));
  const field = '<input class="qty narrow" name="k" value="2">';
  expect(root.innerHTML).toBe(`<div class="quantity buttons_added">${minus}${field}<a class="plus">+</a></div>`);
});

it("leaves a theme the plus and minus that it has bound its listeners to, and shows the shop's number beside them", () => {
  const box = (id: number, value: number) =>
    `<div class="quantity"><a class="minus">-</a><input id="quantity_${id}" name="k" value="${value}"><a class="plus">+</a></div>`;
  const root = onPage(`<section>${box(1, 1)}</section>`);
  const [live] = root.children;
  live?.setAttribute("data-qty-initialized", "true");
  live?.lastElementChild?.classList.add("show");
  morph(root, element(`<section>${box(2, 3)}</section>`));
  expect(root.querySelector("input")?.value).toBe("3");
  expect(live?.outerHTML).toContain("data-qty-initialized");
  expect(live?.lastElementChild?.className).toBe("plus show");
});

it("leaves a field beside what a theme has put in the name that its label gives it", () => {
  const box = (id: number) =>
    `<div class="quantity"><label for="quantity_${id}">Mug</label><input id="quantity_${id}" class="qty" name="k" value="${id}"></div>`;
  const root = onPage(`<section>${box(1)}</section>`);
  root.firstElementChild?.classList.add("buttons_added");
  morph(root, element(`<section>${box(2)}</section>`));
  const field = root.querySelector("input");
  expect(field?.value).toBe("2");
  expect(field?.labels).toHaveLength(1);
});

it("writes the shop's text where a script has marked a quantity that cannot be changed", () => {
  const root = onPage('<p><span class="quantity" data-converted="1">2 × $5</span></p>');
  morph(root, element('<p><span class="quantity">3 × $5</span></p>'));
  expect(root.innerHTML).toBe('<span class="quantity">3 × $5</span>');
});

it("follows the shop in all of a quantity that only islands have marked", () => {
  const box = (more: string) => `<p><span class="quantity"><input name="k" value="1">${more}</span></p>`;
  const root = onPage(box("<button>+</button>"));
  root.firstElementChild?.setAttribute("data-state", "mounted");
  morph(root, element(box("")));
  expect(root.querySelector("button")).toBeNull();
});

it("follows the shop in all of a box with a field that a script has marked, where the box is no quantity", () => {
  const root = onPage('<section><div class="coupon ready"><input name="code"><b>1</b></div></section>');
  morph(root, element('<section><div class="coupon"><input name="code"><b>2</b></div></section>'));
  expect(root.innerHTML).toBe('<div class="coupon"><input name="code"><b>2</b></div>');
});

it("leaves a picture that a lazy loader has shown, where the newer page holds the same one back", () => {
  const held = (name: string) => `<img class="lazyload" src="data:," data-src="/${name}.webp">`;
  const root = onPage(`<p>${held("mug")}<b>1</b></p>`);
  const [picture] = root.children;
  picture?.setAttribute("class", "lazyloaded");
  picture?.setAttribute("src", "/mug.webp");
  morph(root, element(`<p>${held("mug")}<b>2</b></p>`));
  expect(root.innerHTML).toBe('<img class="lazyloaded" src="/mug.webp" data-src="/mug.webp"><b>2</b>');
  morph(root, element(`<p>${held("kettle")}<b>2</b></p>`));
  expect(picture?.getAttribute("src")).toBe("data:,");
});

it.each(["<i></i>", "<i>\n</i>"])(
  "makes a box anew that the server prints empty and a script has filled: %j",
  (empty) => {
    const root = onPage(`<p>${empty}<b>1</b></p>`);
    const [box, text] = root.children;
    box?.replaceChildren(document.createElement("button"));
    morph(root, element(`<p>${empty}<b>2</b></p>`));
    expect(root.innerHTML).toBe(`${empty}<b>2</b>`);
    // The script may still look for its button in the old box.
    expect(box?.innerHTML).toBe("<button></button>");
    expect([box?.isConnected, text?.isConnected]).toEqual([false, true]);
    root.replaceChildren(document.createElement("button"));
    morph(root, element("<p> </p>"));
    expect(root.isConnected).toBe(false);
  },
);

it("leaves a box of the server's in its place that an island alone has filled", () => {
  const root = onPage("<p><i><span data-sw-slot>Added</span></i><b>1</b></p>");
  const [box] = root.children;
  morph(root, element("<p><i></i><b>2</b></p>"));
  expect(root.firstElementChild).toBe(box);
  expect(root.textContent).toBe("Added2");
});

it("takes the field out of a quantity that a theme has marked, where the shop fixes the number", () => {
  const root = onPage('<p><span class="quantity buttons_added"><input name="k" value="2"></span></p>');
  morph(root, element('<p><span class="quantity">1</span></p>'));
  expect(root.innerHTML).toBe('<span class="quantity">1</span>');
});

it("leaves a quantity to the shop that has made it another one by a class", () => {
  const root = onPage('<p><span class="quantity"><input name="k" value="2"><a>+</a></span></p>');
  morph(root, element('<p><span class="quantity hidden"><input name="k" value="1"></span></p>'));
  expect(root.innerHTML).toBe('<span class="quantity hidden"><input name="k" value="1"></span>');
});

it("has jQuery read a data attribute anew where the shop has changed it, and keeps what else a script has stored", () => {
  window.jQuery = jquery;
  onTestFinished(() => void delete window.jQuery);
  const cart = (id: string, quantity: number) =>
    `<div><a data-line-id="${id}" data-cart_qty="${quantity}" aria-label="One less than ${quantity}">−</a></div>`;
  const root = onPage(cart("a", 3));
  const [minus] = root.children;
  const data = () => {
    const { label, lineId, cart_qty } = jquery(minus).data();
    return [label, lineId, cart_qty];
  };
  jquery(minus).data("label", true);
  expect(data()).toEqual([true, "a", 3]);
  morph(root, element(cart("b", 2)));
  expect(root.firstElementChild).toBe(minus);
  expect(data()).toEqual([true, "b", 2]);
});

it.each([
  ["at each print", () => true],
  ["and notes it in jQuery's data", () => !jquery("a").data("isBound")],
])("counts a press once where a theme binds its buttons with jQuery %s", (_, isUnbound) => {
  window.jQuery = jquery;
  onTestFinished(() => void delete window.jQuery);
  const press = vi.fn();
  const root = onPage("<ul><li><a>+</a></li></ul>");
  for (const quantity of [1, 1, 2]) {
    morph(root, element(`<ul><li><a title="${quantity}">+</a></li></ul>`));
    if (isUnbound()) jquery("a").data("isBound", true).on("click", press);
  }
  root.querySelector("a")?.click();
  expect(press).toHaveBeenCalledOnce();
});
