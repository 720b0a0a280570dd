import { expect, it } from "vitest";
import { morph } from "./morph.ts";

/** Boxes that a script has built up. */

const element = (html: string): Element => {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.children[0] ?? holder;
};

const onPage = (html: string): Element => document.body.appendChild(element(html));

it.each([
  "ps ps--active-y",
  "ps-container",
  "slick-initialized",
  "swiper swiper-initialized",
  "owl-carousel owl-loaded",
])("makes a box anew in which a script has bound its listeners or wrapped the slides: %s", (mark) => {
  const page = "<ul><li>1</li></ul><p>1</p>";
  const root = onPage(`<div>${page}</div>`);
  const [list, text] = root.children;
  if (list) list.className = mark;
  morph(root, element(`<div>${page.replaceAll("1", "2")}</div>`));
  expect(root.innerHTML).toBe("<ul><li>2</li></ul><p>2</p>");
  expect([list?.isConnected, text?.isConnected]).toEqual([false, true]);
  root.className = mark;
  morph(root, element("<div></div>"));
  expect(root.isConnected).toBe(false);
});

it("makes a running countdown anew, whose script would go on filling places that the server has emptied", () => {
  const page = "<p><b></b>:<b></b></p>";
  const root = onPage(`<div>${page}<i>1</i></div>`);
  const [timer] = root.children;
  timer?.setAttribute("role", "timer");
  timer?.firstElementChild?.replaceChildren("09");
  morph(root, element(`<div>${page}<i>2</i></div>`));
  expect(root.innerHTML).toBe(`${page}<i>2</i>`);
  expect(timer?.textContent).toBe("09:");
});

/** A line's number between a theme's minus and plus, whose id the platform makes up anew. */
const line = (plus: string, id = "q1") =>
  `<div><div class="quantity"><b class="minus"></b><input class="qty" id="${id}" value="1">${plus}</div></div>`;

const part = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector) ?? expect.fail(selector);

it.each([
  '<button class="plus">+</button>',
  '<a class="plus" href="#">+</a>',
  '<input type="button" class="plus" value="+">',
  '<span class="plus" tabindex="0">+</span>',
  '<span><button class="plus">+</button></span>',
])("makes a theme's %s anew, to which its script binds again, and keeps the field and the keyboard's place", (plus) => {
  const root = onPage(line(plus));
  const field = part(root, ".qty");
  let presses = 0;
  const bind = () => part(root, ".plus").addEventListener("click", () => void presses++);
  bind();
  part(root, ".plus").focus();
  // Of two answers one has changed nothing.
  for (const id of ["q2", "q2"]) {
    morph(root, element(line(plus, id)));
    bind();
  }
  part(root, ".plus").click();
  expect(presses).toBe(1);
  expect(root.outerHTML).toBe(line(plus, "q2"));
  expect(part(root, ".qty")).toBe(field);
  expect(document.activeElement).toBe(part(root, ".plus"));
});

it("makes a theme's box anew with its plus, for a script that remembers the boxes that it has bound", () => {
  const root = onPage(line('<button class="plus">+</button>'));
  const box = part(root, ".quantity");
  morph(root, element(line('<button class="plus">+</button>', "q2")));
  expect(part(root, ".quantity")).not.toBe(box);
});

it.each([
  [
    "the builder's plus, which is heard from afar",
    (box: Element) => part(box, ".plus").classList.add("bde-quantity-button"),
  ],
  ["a plus in a box that a theme's script has marked", (box: Element) => box.classList.add("buttons_added")],
  ["a plus beside a number that is being typed", (box: Element) => part(box, ".qty").focus()],
])("keeps %s", (_case, prepare) => {
  const root = onPage(line('<button class="plus">+</button>'));
  prepare(part(root, ".quantity"));
  const plus = part(root, ".plus");
  morph(root, element(line(plus.outerHTML, "q2")));
  expect(part(root, ".plus")).toBe(plus);
});
