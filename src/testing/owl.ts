import jquery from "jquery";
import { afterEach, beforeEach, vi } from "vitest";
import { publishOwlPlugin } from "#src/dom/jquery/jquery-owl-plugin.ts";
import { followJQuery } from "#src/dom/jquery/page-listeners.ts";
import { find } from "./find.ts";

/** For tests of carousels that the page's jQuery talks to. Importing sets up each test and tidies up. */

export const host = () => find(".owl-carousel");
export const $host = () =>
  jquery(host()) as ReturnType<typeof jquery> & { owlCarousel: (...args: unknown[]) => unknown };
export const things = (...numbers: number[]) => numbers.map((number) => `Thing ${number}`);

beforeEach(() => {
  window.jQuery = jquery;
  followJQuery();
  publishOwlPlugin(jquery);
});

afterEach(() => {
  delete jquery.fn.owlCarousel;
  delete window.jQuery;
  vi.restoreAllMocks();
});
