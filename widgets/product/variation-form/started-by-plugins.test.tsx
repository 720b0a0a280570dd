import { fireEvent, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { choose, hearStarts, panel, select, untilShown, variationId } from "#src/testing/variation-form.ts";

/** Bundles and composite products turn boxes into forms, put other products into them, and call `wc_variation_form()`. */

const started = hearStarts();

const demo = new DOMParser().parseFromString(demoHtml("product/variation-form"), "text/html");
const template = demo.querySelector("script")?.outerHTML ?? "";
const printed = demo.querySelector("form");
/** Bundles name the fields by themselves. */
const content = printed?.innerHTML.replaceAll(' name="attribute', ' name="bundle_attribute') ?? "";
const variations: unknown = JSON.parse(printed?.dataset.product_variations ?? "[]");

const box = () => find<HTMLDivElement>(".cart");

/** Both plugins start a box like this; composite products keep the variations with jQuery. */
const startBox = (): void => {
  box().classList.add("variations_form");
  const collection = jquery(box()).data("product_variations", variations);
  (collection as typeof collection & { wc_variation_form(): void }).wc_variation_form();
};

const showBox = async (html: string) => {
  showPage(`${template}<div class="product"><div class="cart">${html}</div></div>`);
  await vi.dynamicImportSettled();
  startBox();
  await waitFor(() => expect(started).toHaveBeenCalled());
};

it("shows what is chosen in a box that a plugin makes a form of", async () => {
  await showBox(content);
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(variationId()).toBe("58");
});

it("shows what the server has chosen in it", async () => {
  await showBox(content.replace(/(value="(small|moss)")/g, "$1 selected"));
  await untilShown();
  expect(variationId()).toBe("58");
});

it("runs it with the product that takes the first one's place", async () => {
  await showBox(content);
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  box().classList.remove("variations_form");
  for (const part of [box(), ...box().querySelectorAll("*")]) (jquery(part) as unknown as { off(): void }).off();
  box().innerHTML = content;
  startBox();
  expect(panel().dataset.state).toBe("empty");
  choose("Size", "large");
  fireEvent.change(select("Colour"), { target: { value: "clay" } });
  await untilShown();
  expect(variationId()).toBe("60");
});

it("keeps the price on the page while a plugin starts it anew", async () => {
  await showBox(content);
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  startBox();
  expect(panel().textContent).toContain("$45.00");
  expect(variationId()).toBe("58");
});
