import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationState } from "#src/stores/variation-state.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { button, choose, form, panel, select, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

const quantity = () => screen.getByLabelText<HTMLInputElement>("Blanket quantity");
const picture = () => find<HTMLImageElement>(".wp-post-image");

it("loads nothing before the shopper touches the form, but says already that options are needed", () => {
  const loader = showPage(demoHtml("product/variation-form"));
  expect(loader.inspect().find(({ widget }) => widget === "variation-form")?.state).toBe("waiting");
  expect(button().className).toContain("disabled wc-variation-selection-needed");
});

it("does not fail in the form of a product that has nothing for sale", async () => {
  const html =
    '<form class="variations_form cart" data-product_id="56" data-product_variations="[]"><p class="stock out-of-stock">Out of stock</p></form>';
  const loader = showPage(html);
  await loader.mount();
  expect(loader.inspect().filter(({ state }) => state === "failed")).toEqual([]);
});

it("shows a variation's picture where an optimiser has put other formats of the product's around it", async () => {
  const formats = '<picture><source srcset="/own.avif" type="image/avif"><source srcset="/own.webp">';
  await showForm(demoHtml("product/variation-form").replace(/<img[^>]*wp-post-image[^>]*>/, `${formats}$&</picture>`));
  const sources = () => [...document.querySelectorAll(".images source")].map((source) => source.getAttribute("srcset"));
  const own = sources();
  expect(own).toEqual(["/own.avif", "/own.webp"]);
  choose("Size", "small");
  choose("Colour", "moss");
  expect(sources()).toEqual([null, null]);
  fireEvent.click(screen.getByText("Clear"));
  expect(sources()).toEqual(own);
});

it("shows price, stock, number and picture of a variation, and all of the product again after clearing", async () => {
  const loader = await showForm();
  choose("Size", "small");
  choose("Colour", "moss");
  expect(variationId()).toBe("58");
  await untilShown();
  expect(panel().textContent).toContain("$45.00");
  expect(panel().textContent).toContain("2 in stock");
  expect(panel().textContent).toContain("Only 2 left");
  expect(find(".sku").textContent).toBe("BL-58");
  expect(picture().getAttribute("src")).toBe("/blanket-moss.jpg");
  expect(picture().hasAttribute("srcset")).toBe(false);
  expect(find(".woocommerce-product-gallery__image a").getAttribute("href")).toBe("/blanket-moss-full.jpg");
  expect(find(".woocommerce-product-gallery__image").dataset.thumb).toBe("/blanket-moss.jpg");
  expect(quantity().max).toBe("2");
  expect(button().className).not.toContain("disabled");

  fireEvent.click(screen.getByText("Clear"));
  expect([select("Size").value, select("Colour").value, variationId()]).toEqual(["", "", ""]);
  expect(find(".sku").textContent).toBe("BL");
  expect(picture().getAttribute("src")).toBe("/assets/products/blanket-moss.svg");
  expect(picture().getAttribute("srcset")).toBe("/assets/products/blanket-moss.svg 600w");
  expect(find(".woocommerce-product-gallery__image").dataset.thumb).toBe("/assets/products/blanket-moss.svg");
  expect(panel().style.display).toBe("none");
  expect(document.activeElement).toBe(select("Size"));
  expect(find(".reset_variations_alert").textContent).toContain("Your selection has been reset.");
  loader.unmount();
  expect(find(".reset_variations_alert").textContent).toBe("");
});

it("shows and hides every link that clears the choice, since some themes print a second one", async () => {
  const link = '<a class="reset_variations" href="#" style="visibility: hidden">Clear all</a>';
  const loader = showPage(demoHtml("product/variation-form").replace("</form>", `${link}$&`));
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(".reset_variations")].map(({ style }) => style.visibility);
  expect(shown()).toEqual(["hidden", "hidden"]);
  fireEvent.pointerOver(form());
  await waitFor(() => expect(panel().dataset.state).toBe("empty"));
  choose("Size", "small");
  expect(shown()).toEqual(["visible", "visible"]);
  fireEvent.click(screen.getByText("Clear all"));
  expect([select("Size").value, ...shown()]).toEqual(["", "hidden", "hidden"]);
  loader.unmount();
});

it("leaves the picture alone that the shopper has turned the shop's block gallery to, until there is another", async () => {
  await showForm();
  // The block gallery turns to its first picture at each write of an id that it does not have.
  const isWritten = () => form().hasAttribute("current-image");
  choose("Size", "small");
  expect(isWritten()).toBe(false);
  choose("Colour", "moss");
  expect(form().getAttribute("current-image")).toBe("9058");
});

it("hides the quantity of what is sold one at a time, and shows its weight and dimensions", async () => {
  await showForm();
  choose("Size", "large");
  choose("Colour", "clay");
  await untilShown();
  expect([quantity().value, quantity().min, quantity().max]).toEqual(["1", "1", ""]);
  expect(find(".quantity").style.display).toBe("none");
  expect(find(".product_weight").textContent).toBe("1.2 kg");
  expect(find(".product_dimensions").textContent).toBe("10 × 20 cm");
  expect(picture().getAttribute("src")).toBe("/assets/products/blanket-moss.svg");
});

it("tells the shopper what is missing, where they clicked", async () => {
  await showForm();
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form().addEventListener("submit", submitted);
  for (const _press of [1, 2]) fireEvent.click(button());
  expect(screen.getByText(/Please select some product options/).getAttribute("role")).toBe("alert");
  choose("Size", "large");
  expect(screen.queryByText(/Please select some product options/)).toBeNull();
  choose("Colour", "moss");
  await untilShown();
  fireEvent.click(button());
  expect(screen.getByText(/this product is unavailable/)).toBeTruthy();
  expect(submitted).not.toHaveBeenCalled();
});

it("says of what the shop hides that it is unavailable, by the shop's own template", async () => {
  await showForm(demoHtml("product/variation-form").replace("_visible&quot;:true", "_visible&quot;:false"));
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(panel().textContent).toMatch(/^Sorry, this product is unavailable\./);
  expect(button().className).toContain("disabled wc-variation-is-unavailable");
});

it("tells of a click that came before its code", async () => {
  showPage(demoHtml("product/variation-form"));
  fireEvent.click(button());
  expect(await screen.findByText(/Please select some product options/)).toBeTruthy();
});

it("clears with the space key too", async () => {
  await showForm();
  choose("Size", "small");
  const clear = screen.getByText("Clear");
  expect(clear.style.visibility).toBe("visible");
  fireEvent.keyDown(clear, { key: " " });
  expect(select("Size").value).toBe("");
  expect(clear.style.visibility).toBe("hidden");
});

it("takes a disabled option, which swatches choose, for none, also where a theme chooses it again", async () => {
  await showForm(demoHtml("product/variation-form").replace(/(:59,[^:]*_active&quot;:)true/, "$1false"));
  choose("Size", "large");
  const colour = select("Colour");
  colour.addEventListener("change", () => {
    colour.value ||= "moss";
  });
  expect(within(colour).getByText<HTMLOptionElement>("Moss").disabled).toBe(true);
  choose("Colour", "moss");
  expect([select("Size").value, colour.value, variationId()]).toEqual(["large", "", ""]);
});

it("has emptied every select when it tells of the first", async () => {
  await showForm();
  choose("Size", "small");
  choose("Colour", "moss");
  const values: string[][] = [];
  form().addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) values.push([select("Size").value, select("Colour").value]);
  });
  fireEvent.click(screen.getByText("Clear"));
  expect(values).toEqual([
    ["", ""],
    ["", ""],
  ]);
});

it("disarms what a price's markup brings along", async () => {
  await showForm(
    demoHtml("product/variation-form").replace(
      "&lt;bdi&gt;$45.00",
      "&lt;img src=x onerror=alert(1)&gt;&lt;bdi&gt;$45.00",
    ),
  );
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(panel().querySelector("img")?.hasAttribute("onerror")).toBe(false);
});

it("shows price and stock as the platform does where its script, and so its template, is off the page", async () => {
  const printed = demoHtml("product/variation-form");
  await showForm(printed.slice(0, printed.indexOf('<script type="text/template"')));
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(panel().querySelector(".woocommerce-variation-price")?.textContent).toBe("$45.00");
  expect(panel().querySelector(".woocommerce-variation-availability")?.textContent).toContain("in stock");
});

it("says which part is missing in a form that only its mark names", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined);
  const loader = showPage(
    '<form data-widget="variation-form" data-product_variations="[]"><div class="single_variation"></div></form>',
  );
  await loader.mount();
  await waitFor(() => expect(error.mock.calls.join()).toContain('expected an element ".variations select"'));
  error.mockRestore();
});

it("names no variation any more when it is given back: with its number the shop would refuse another choice", async () => {
  const loader = await showForm();
  const before = variationId();
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(variationId()).toBe("58");
  loader.unmount();
  expect(variationId()).toBe(before);
});

it("chooses in a card of a list, which has no place for the variation's words and no Clear link", async () => {
  const loader = showPage(
    demoHtml("product/variation-form")
      .replace(/<div class="woocommerce-variation single_.*<\/div>/, "")
      .replace(/<a class="reset.*<\/a>/, ""),
  );
  const shown = vi.fn();
  form().addEventListener("storefront:variation-shown", shown);
  choose("Size", "small");
  choose("Colour", "moss");
  await waitFor(() => expect(shown).toHaveBeenCalled());
  expect(variationId()).toBe("58");
  expect(button().className).not.toContain("disabled");
  loader.unmount();
});

it("says price and stock in the platform's spoken place too where a theme has one of its own beside the options", async () => {
  const own = '<tr><td><div class="single_variation_wrap"><div class="single_variation"></div></div></td></tr></tbody>';
  const loader = await showForm(demoHtml("product/variation-form").replace("</tbody>", own));
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  const places = [...document.querySelectorAll<HTMLElement>(".single_variation")];
  for (const { textContent } of places) expect(textContent).toMatch(/\$45\.00.*2 in stock.*Only 2 left/s);
  fireEvent.click(screen.getByText("Clear"));
  expect(places.map(({ style }) => style.display)).toEqual(["none", "none"]);
  loader.unmount();
  expect(places.map(({ innerHTML, style }) => innerHTML + style.display)).toEqual(["", ""]);
});

it.each([
  [".single_variation_wrap", "button"],
  [".reset_variations", "Clear link"],
])(
  "shows %s, a %s that a theme's copy of an older template hides until a script has come, before anybody acts",
  (part) => {
    const html = demoHtml("product/variation-form");
    const loader = showPage(html.replace(`class="${part.slice(1)}"`, '$& style="display:none;"'));
    expect(getComputedStyle(find(part)).display).not.toBe("none");
    loader.unmount();
    expect(find(part).style.display).toBe("none");
  },
);

it("shows a Clear link that a style sheet of another version hides until a script has come", () => {
  const loader = showPage(`<style>.reset_variations { display: none }</style>${demoHtml("product/variation-form")}`);
  expect(getComputedStyle(find(".reset_variations")).display).not.toBe("none");
  loader.unmount();
  expect(find(".reset_variations").style.display).toBe("");
});

it("shows what an older template hides as the theme's style sheet lays it out", () => {
  const hidden = demoHtml("product/variation-form").replace('single_variation_wrap"', '$& style="display:none;"');
  showPage(`<style>.single_variation_wrap { display: flex }</style>${hidden}`);
  expect(getComputedStyle(find(".single_variation_wrap")).display).toBe("flex");
});

it("hides no button on its way out whose style only says another none", () => {
  const other = ['single_variation_wrap"', 'single_variation_wrap" style="background: none"'] as const;
  showPage(demoHtml("product/variation-form").replace(...other)).unmount();
  expect(document.querySelector<HTMLElement>(".single_variation_wrap")?.style.display).toBe("");
});

it("shows price and stock in a place that a theme hides until there is something to show", async () => {
  const hidden = ['woocommerce-variation single_variation"', '$& style="display: none"'] as const;
  const loader = await showForm(demoHtml("product/variation-form").replace(...hidden));
  const panel = find(".single_variation");
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(panel.style.display).toBe("");
  loader.unmount();
  expect(panel.style.display).toBe("none");
});

it.each([
  ["small", "moss", "58"],
  ["large", "clay", "60"],
])("gives the product back as the server sent it, but for what is chosen: %s, %s", async (size, colour, id) => {
  // A minimum of two, for a shop that sells in pairs.
  const html = demoHtml("product/variation-form")
    .replace("min_qty&quot;:1", "min_qty&quot;:2")
    // A picture that says nothing to screen readers.
    .replace('alt="Blanket"', 'alt=""')
    .replace('<option value="clay"', '<option class="swatch" value="clay"');
  const sent = new DOMParser().parseFromString(html, "text/html").querySelector(".product");
  const loader = await showForm(html);
  choose("Size", size);
  choose("Colour", colour);
  await untilShown();
  expect(quantity().min).toBe(id === "58" ? "2" : "1");
  loader.unmount();
  // After the unmount the form must ignore its events.
  form().dispatchEvent(new CustomEvent("check_variations"));
  find(".variation_id").setAttribute("value", "0");
  expect(find(".product").outerHTML).toBe(sent?.outerHTML);
});

it("shows nothing any more of what was chosen just before it has gone", async () => {
  const loader = await showForm();
  vi.useFakeTimers();
  choose("Size", "small");
  choose("Colour", "moss");
  loader.unmount();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(panel().innerHTML).toBe("");
});

it("follows what other scripts ask for without jQuery", async () => {
  await showForm();
  choose("Size", "small");
  form().dispatchEvent(new CustomEvent("reset_data"));
  expect(variationId()).toBe("");
  const data: unknown = JSON.parse(form().dataset.product_variations ?? "[]")[0];
  form().dispatchEvent(new CustomEvent("found_variation", { detail: [data] }));
  await untilShown();
  expect(variationId()).toBe("58");
});

it("tells scripts that listen on the form of the chosen number and of the quantity's new limits", async () => {
  await showForm();
  const changed = new Set<string>();
  form().addEventListener("change", ({ target }) => changed.add((target as HTMLInputElement).name));
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect([...changed]).toEqual(expect.arrayContaining(["variation_id", "quantity"]));
});

it("tells the store what is found and then shown, and of nothing after clearing", async () => {
  await showForm();
  const states: VariationState[] = [];
  const stop = onVariation(form(), (state) => states.push(state));
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  fireEvent.click(screen.getByText("Clear"));
  stop();
  expect(states.map(({ phase }) => phase)).toEqual(["none", "found", "shown", "none"]);
  expect(states[2]).toMatchObject({ isPurchasable: true, variation: { variation_id: 58, display_price: 45 } });
});
