import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { choose, form, untilShown } from "#src/testing/variation-form.ts";

/** Themes with galleries of their own call the methods that the platform's script adds to jQuery, or replace them. */

type Method = (...args: unknown[]) => void;

const methods = jquery.fn as Record<string, Method | undefined>;
const call = (target: string, name: string, ...args: unknown[]): void =>
  (jquery(find(target)) as unknown as Record<string, Method>)[name]?.(...args);

const NAMES = [
  "wc_set_variation_attr",
  "wc_reset_variation_attr",
  "wc_set_content",
  "wc_reset_content",
  "wc_maybe_trigger_slide_position_reset",
  "wc_variations_image_update",
  "wc_variations_image_reset",
];

const forget = () => {
  for (const name of NAMES) delete methods[name];
};

beforeEach(() => vi.stubGlobal("jQuery", jquery));
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const picture = () => find<HTMLImageElement>(".wp-post-image");

const showStarted = async () => {
  const started = vi.fn();
  jquery(document).on("wc_variation_form", started);
  showPage(demoHtml("product/variation-form").replace("<form", '<img id="thumb" src="own.jpg" alt="Own"><form'));
  await waitFor(() => expect(started).toHaveBeenCalled());
  jquery(document).off("wc_variation_form", started);
};

const chooseBoth = async () => {
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
};

it("has the methods when the form starts, and they keep what was there", async () => {
  await showStarted();
  expect(NAMES.filter((name) => typeof methods[name] !== "function")).toEqual([]);
  const thumb = find<HTMLImageElement>("#thumb");
  call("#thumb", "wc_set_variation_attr", "alt", "Moss");
  call("#thumb", "wc_set_variation_attr", "alt", "Clay");
  call("#thumb", "wc_set_variation_attr", "srcset", "moss.jpg 2x");
  call("#thumb", "wc_set_variation_attr", "src", false);
  expect([thumb.alt, thumb.srcset, thumb.hasAttribute("src")]).toEqual(["Clay", "moss.jpg 2x", false]);
  for (const name of ["alt", "src", "title"]) call("#thumb", "wc_reset_variation_attr", name);
  expect([thumb.alt, thumb.getAttribute("src"), thumb.hasAttribute("title")]).toEqual(["Own", "own.jpg", false]);
  const label = find("label");
  const { textContent } = label;
  call("label", "wc_reset_content");
  call("label", "wc_set_content", "Other");
  expect(label.textContent).toBe("Other");
  call("label", "wc_reset_content");
  expect(label.textContent).toBe(textContent);
});

it("turns a theme's slider back once for another picture", async () => {
  await showStarted();
  const turned = vi.fn();
  jquery(find(".images")).on("woocommerce_gallery_reset_slide_position", turned);
  for (const variation of [{ image_id: 7 }, { image_id: 7 }, false])
    call("form", "wc_maybe_trigger_slide_position_reset", variation);
  expect(turned).toHaveBeenCalledTimes(2);
});

it("shows a variation's picture while a theme's swatch is pointed at", async () => {
  await showStarted();
  const own = picture().src;
  await chooseBoth();
  call("form", "wc_variations_image_update", { image: { src: "clay.jpg" } });
  expect(picture().getAttribute("src")).toBe("clay.jpg");
  call("form", "wc_variations_image_reset");
  expect(picture().src).toBe(own);
});

it("leaves the picture to a theme's own method", async () => {
  const update = vi.fn();
  methods.wc_variations_image_update = function (this: unknown, variation: unknown) {
    update(jquery(this)[0] === form(), variation);
  };
  await showStarted();
  const own = picture().src;
  await chooseBoth();
  expect(update).toHaveBeenLastCalledWith(true, expect.objectContaining({ variation_id: 58 }));
  fireEvent.click(screen.getByText("Clear"));
  expect(update).toHaveBeenLastCalledWith(true, false);
  expect(picture().src).toBe(own);
});
