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
