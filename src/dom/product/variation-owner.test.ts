import jquery from "jquery";
import { afterEach, expect, it } from "vitest";
import type { JQuery } from "#src/dom/jquery/jquery.ts";
import { followJQuery } from "#src/dom/jquery/page-listeners.ts";
import { isPlatformForm } from "./variation-owner.ts";

const form = document.createElement("form");
const ignore = () => undefined;

/** jQuery 4 no longer tells who listens. */
const discreetJQuery = (methods: Record<string, unknown>): JQuery =>
  Object.assign((target: unknown) => jquery(target), { fn: methods });

afterEach(() => {
  delete window.jQuery;
});

it("knows a form of the platform's script by the listener that it hands itself to", () => {
  window.jQuery = jquery;
  const self = { variationForm: {} };
  jquery(form).on("click.wc-variation-form", self, ignore);
  jquery(form).on("check_variations.wc-variation-form found_variation.wc-variation-form", ignore);
  jquery(form).on("update_variation_values.wc-variation-form", ignore);
  expect(isPlatformForm(form)).toBe(false);
  jquery(form).on("update_variation_values.wc-variation-form", self, ignore);
  expect(isPlatformForm(form)).toBe(true);
  jquery(form).off(".wc-variation-form", ignore);
});

it("goes by the script's presence where jQuery does not tell, and takes our stand-in for none", () => {
  window.jQuery = discreetJQuery({});
  followJQuery();
  expect(isPlatformForm(form)).toBe(false);
  window.jQuery = discreetJQuery({ wc_variation_form: ignore });
  followJQuery();
  expect(isPlatformForm(form)).toBe(true);
});
