import { expect, it } from "vitest";
import { refreshChoices } from "./popup-io.ts";

const list = (id: number, name: string) => ({
  id,
  name,
  isDefault: false,
  addUrl: "/?add_to_wishlist=101&amp;wishlist_id=1",
});

it("writes a list's name as the server does, which keeps it as HTML", () => {
  document.body.innerHTML =
    '<select class="wishlist-select"><option value="new">New</option></select><ul class="yith-wcwl-dropdown"></ul>';
  refreshChoices([list(3, "I &lt;3 tea &amp; mugs"), list(4, "<img src=x onerror=alert(1)>Camping")]);
  const names = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(names("option")).toEqual(["I <3 tea & mugs", "Camping", "New"]);
  expect(names("a")).toEqual(["I <3 tea & mugs", "Camping"]);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill("/?add_to_wishlist=101&wishlist_id=1"),
  );
  expect(document.querySelector("img")).toBeNull();
});
