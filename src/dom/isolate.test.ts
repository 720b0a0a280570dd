import { expect, it } from "vitest";
import { find } from "#src/testing/find.ts";
import { isolate } from "./isolate.ts";

it("makes inert what shows beside the element, and not what another script may yet open on top", () => {
  document.body.innerHTML = `<main></main><header><nav></nav><aside></aside></header>
    <div class="modal" style="display: none"></div><dialog></dialog><p role="status"></p>`;
  const inert = () => [...document.querySelectorAll<HTMLElement>("body *")].filter((each) => each.inert);
  const reconnect = isolate(find("aside"));
  expect(inert().map(({ localName }) => localName)).toEqual(["main", "nav"]);
  reconnect();
  expect(inert()).toEqual([]);
});

it("leaves inert what others had made so", () => {
  document.body.innerHTML = "<main inert></main><aside></aside>";
  isolate(find("aside"))();
  expect(document.querySelector("main")?.inert).toBe(true);
});

it("frees what a theme has copied meanwhile", () => {
  document.body.innerHTML = "<main></main><header><nav></nav><aside></aside></header>";
  const reconnect = isolate(find("aside"));
  find("header").replaceWith(find("header").cloneNode(true));
  reconnect();
  expect(document.querySelector("[inert]")).toBeNull();
});

it("keeps inert what another panel still isolates", () => {
  document.body.innerHTML = "<main></main><header><nav></nav><aside></aside></header>";
  const reconnect = isolate(find("header"));
  isolate(find("aside"))();
  expect([find("main").inert, find("nav").inert]).toEqual([true, false]);
  reconnect();
  expect(find("main").inert).toBe(false);
});
