import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bindWishlistScript } from "#src/testing/wishlist-script.ts";

const started = vi.fn();

beforeEach(() => {
  vi.resetModules();
  window.jQuery = jquery;
  // Bind late, as scripts do that wait for the page themselves.
  jquery(() => jquery(document).on("yith_wcwl_init", started));
});

const afterReady = () => new Promise((resolve) => jquery(() => setTimeout(resolve)));

afterEach(async () => {
  // Flush the page's timers now, or they would fire during the next test.
  await afterReady();
  // The document outlives the page, and with it what the wishlist listens to.
  for (const target of [document, document.body]) (jquery(target) as unknown as { off: () => void }).off();
  started.mockReset();
  delete window.jQuery;
});

it("set up anew for other scripts: both kinds of listeners hear of it once, before any code is loaded and after", async () => {
  const [heard, native] = [vi.fn(), vi.fn()];
  const counts = () => [heard.mock.calls.length, native.mock.calls.length];
  jquery(document).on("yith_wcwl_init_after_ajax", heard);
  document.addEventListener("storefront:wishlist-blocks-ready", native);
  const { watchWishlist, loadWishlist } = await import("./wishlist-demand.ts");
  watchWishlist();
  jquery(document).trigger("yith_wcwl_reload_after_ajax");
  expect(counts()).toEqual([1, 1]);
  jquery(document.body).trigger("cart_page_refreshed");
  expect(counts()).toEqual([2, 2]);
  await loadWishlist();
  jquery(document).trigger("yith_wcwl_reload_after_ajax");
  expect(counts()).toEqual([3, 3]);
  jquery(document).off("yith_wcwl_init_after_ajax", heard);
  document.removeEventListener("storefront:wishlist-blocks-ready", native);
});

it("the wishlist's start is told once, to all who wait for the page", async () => {
  const { watchWishlist } = await import("./wishlist-demand.ts");
  watchWishlist();
  watchWishlist();
  await afterReady();
  expect(started).toHaveBeenCalledTimes(1);
});

it("where the platform's script runs, it tells", async () => {
  const unbind = bindWishlistScript();
  const { watchWishlist } = await import("./wishlist-demand.ts");
  watchWishlist();
  await afterReady();
  unbind();
  expect(started).not.toHaveBeenCalled();
});

it("a plugin that waits for more products beside a theme that waits for the start is not the platform's script", async () => {
  const swatches = vi.fn();
  jquery(document).on("yith_infs_added_elem", swatches);
  const { watchWishlist } = await import("./wishlist-demand.ts");
  watchWishlist();
  await afterReady();
  jquery(document).off("yith_infs_added_elem", swatches);
  expect(started).toHaveBeenCalledTimes(1);
});
