import { fireEvent, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeCookie } from "#src/dom/cookies.ts";
import type { Loader } from "#src/islands/loader.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";

const forget = () => {
  for (const id of ["", "demo", "fe68900dee1653cf2d0662bb68d31594"]) Cookies.remove(`store_notice${id}`);
};

beforeEach(forget);
afterEach(forget);

const notice = () => screen.queryByRole("complementary", { name: /^(Store|Delivery) notice$/ });
const dismissLink = () => screen.getByRole("button", { name: "Dismiss" });

const showNotice = async (html = demoHtml("content/store-notice")) => {
  const loader = showPage(html);
  await waitFor(() => expect(notice()).not.toBeNull());
  return loader;
};

it("shows the notice that the server hid", async () => {
  await showNotice();
  expect(dismissLink()).toBeTruthy();
});

it("remembers the dismissal in the cookie named after the notice's id", async () => {
  const write = vi.spyOn(document, "cookie", "set");
  await showNotice();
  expect(fireEvent.click(dismissLink())).toBe(false);
  await waitFor(() => expect(notice()).toBeNull());
  expect(write).toHaveBeenCalledExactlyOnceWith("store_noticedemo=hidden; path=/; sameSite=Lax");
  write.mockRestore();
});

it("names the cookie without an id when the notice has none", async () => {
  await showNotice(demoHtml("content/store-notice").replace('data-notice-id="demo"', ""));
  fireEvent.click(dismissLink());
  await waitFor(() => expect(document.cookie).toContain("store_notice=hidden"));
});

it("is dismissed by Space and hands the focus on to the next stop", async () => {
  await showNotice(`<a href="#a">Before</a>${demoHtml("content/store-notice")}<a href="#main">Skip to content</a>`);
  dismissLink().focus();
  fireEvent.keyDown(dismissLink(), { key: " " });
  await waitFor(() => expect(notice()).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to content" }));
});

it("leaves the focus where it is when a mouse dismisses it", async () => {
  await showNotice(`<input aria-label="Search">${demoHtml("content/store-notice")}<a href="#main">Skip to content</a>`);
  const field = screen.getByRole("textbox", { name: "Search" });
  field.focus();
  fireEvent.click(dismissLink(), { detail: 1 });
  await waitFor(() => expect(notice()).toBeNull());
  expect(document.activeElement).toBe(field);
});

it("hands the focus back when nothing follows the notice", async () => {
  await showNotice(`<a href="#a">Before</a>${demoHtml("content/store-notice")}`);
  dismissLink().focus();
  fireEvent.click(dismissLink());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Before" })));
});

it("goes when it was dismissed on another page, and without cookies stays away where it was dismissed", async () => {
  await showNotice();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(notice()).not.toBeNull();
  writeCookie("store_noticedemo", "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(notice()).toBeNull();
  Cookies.remove("store_noticedemo");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(notice()).toBeNull();
});

it.each([
  ["the server hides", demoHtml("content/store-notice")],
  ["a theme shows", demoHtml("content/store-notice").replace("display:none", "")],
])("stays hidden after it was dismissed, also one that %s, and loads nothing", async (_case, html) => {
  writeCookie("store_noticedemo", "hidden");
  const loader = showPage(html);
  expect(notice()).toBeNull();
  expect(loader.inspect().find(({ widget }) => widget === "store-notice")?.state).toBe("waiting");
});

it.each([
  ["shown", (loader: Loader) => loader.mount()],
  ["dismissed", () => fireEvent.click(dismissLink())],
])("is hidden again, as the server sent it, when it is unmounted while it is %s", async (state, act) => {
  const loader = await showNotice();
  const host = notice();
  await act(loader);
  await waitFor(() => expect(host?.dataset.state).toBe(state));
  loader.unmount();
  expect(host?.style.display).toBe("none");
  expect(host?.dataset.state).toBeUndefined();
});

it.skipIf(!hasRecordings)("adopts the recorded shop's notice", async () => {
  await showNotice(recordedPart("shop", ".woocommerce-store-notice"));
  fireEvent.click(dismissLink());
  await waitFor(() => expect(document.cookie).toContain("store_noticefe68900dee1653cf2d0662bb68d31594=hidden"));
});
