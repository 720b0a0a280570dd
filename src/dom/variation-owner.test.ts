import pageJQuery from "jquery";
import { afterEach, expect, it } from "vitest";
import type { JQuery } from "./jquery.ts";
import { followJQuery } from "./page-listeners.ts";
import { isPlatformForm } from "./variation-owner.ts";

const form = document.createElement("form");
const ignore = () => undefined;

/** As jQuery 4: it no longer tells who listens. */
const discreetJQuery = (methods: Record<string, unknown>): JQuery =>
  Object.assign((target: unknown) => pageJQuery(target as Element) as ReturnType<JQuery>, { fn: methods });

afterEach(() => {
  delete window.jQuery;
});

it("knows a form of the platform's script by the listeners under its namespace", () => {
  window.jQuery = pageJQuery;
  pageJQuery(form).on("change.theme", ignore);
  expect(isPlatformForm(form)).toBe(false);
  pageJQuery(form).on("reset_data.wc-variation-form", ignore);
  expect(isPlatformForm(form)).toBe(true);
  pageJQuery(form).off("change.theme reset_data.wc-variation-form", ignore);
});

it("goes by the script's presence where jQuery does not tell, and takes our stand-in for none", () => {
  window.jQuery = discreetJQuery({});
  followJQuery();
  expect(isPlatformForm(form)).toBe(false);
  window.jQuery = discreetJQuery({ wc_variation_form: ignore });
  followJQuery();
  expect(isPlatformForm(form)).toBe(true);
});
