import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { button, choose, form, panel, select, showForm, untilShown, variationId } from "#src/testing/variation-form.ts";

/** Swatches and similar scripts fire the form's events themselves, some with the arguments of older platform versions. */

it.each([
  ["found_variation", []],
  ["show_variation", []],
  ["check_variations", ["", true]],
])("bears a %s with %j for its arguments, and what is chosen stays", async (name, args) => {
  vi.stubGlobal("jQuery", jquery);
  await showForm();
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(() => jquery(form()).trigger(name, args)).not.toThrow();
  expect(variationId()).toBe("58");
  expect(panel().textContent).toContain("$45.00");
});

it("sends an empty id for a variation that has none, as the platform's script does", async () => {
  vi.stubGlobal("jQuery", jquery);
  await showForm();
  jquery(form()).trigger("found_variation", [{}]);
  expect(variationId()).toBe("");
});

it.each(["found_variation", "show_variation", "reset_data"])(
  "can be bought from where another script's listener of %s throws, and cleared",
  async (name) => {
    vi.stubGlobal("jQuery", jquery);
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    showPage(demoHtml("product/variation-form"));
    const told = vi.fn(() => {
      throw new Error("A theme's gallery");
    });
    jquery(form()).on(name, told);
    choose("Size", "small");
    choose("Colour", "moss");
    await untilShown();
    expect(button().classList.contains("disabled")).toBe(false);
    expect(variationId()).toBe("58");
    fireEvent.click(screen.getByText("Clear"));
    expect(button().classList.contains("disabled")).toBe(true);
    expect(panel().dataset.state).toBe("empty");
    expect(report).toHaveBeenCalledTimes(told.mock.calls.length);
  },
);

it("runs beside swatches that bind under the platform's own namespace", async () => {
  vi.stubGlobal("jQuery", jquery);
  showPage(demoHtml("product/variation-form"));
  jquery(form())
    .on("click.wc-variation-form", { variationForm: jquery(form()) }, () => undefined)
    .on("check_variations.wc-variation-form found_variation.wc-variation-form", () => undefined);
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  expect(variationId()).toBe("58");
});

it.each([false, true])(
  "hears swatches that fire their change under that namespace, once loaded: %s",
  async (isLoaded) => {
    vi.stubGlobal("jQuery", jquery);
    if (isLoaded) await showForm();
    else showPage(demoHtml("product/variation-form"));
    await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
    const press = (name: string, value: string) => {
      select(name).value = value;
      jquery(select(name)).trigger("change.wc-variation-form");
    };
    press("Size", "small");
    press("Colour", "moss");
    await untilShown();
    expect(variationId()).toBe("58");
    press("Colour", "");
    expect(button().classList.contains("disabled")).toBe(true);
  },
);

it("finds the choice again for a gallery that asks for it, with or without that namespace", async () => {
  vi.stubGlobal("jQuery", jquery);
  await showForm();
  choose("Size", "small");
  choose("Colour", "moss");
  await untilShown();
  const found = vi.fn();
  jquery(form()).on("found_variation", found);
  for (const name of ["check_variations", "check_variations.wc-variation-form"]) jquery(form()).trigger(name);
  expect(found).toHaveBeenCalledTimes(2);
});

it("shows what a listener of show_variation chooses instead", async () => {
  vi.stubGlobal("jQuery", jquery);
  await showForm();
  jquery(form()).on(
    "show_variation",
    vi.fn().mockImplementationOnce(() => choose("Size", "large")),
  );
  choose("Size", "small");
  choose("Colour", "moss");
  await waitFor(() => expect(panel().textContent).toContain("$45.00"));
  expect(variationId()).toBe("59");
  await waitFor(() => expect(panel().textContent).toContain("$60.00"));
});

/** Such a script listens to the event that follows the marking of the options. */
const chooseWhatIsLeft = () =>
  jquery(form()).on("woocommerce_update_variation_values", () => {
    const colour = select("Colour");
    if (colour.value || colour.options.length > 2) return;
    colour.value = colour.options[1]?.value ?? "";
    jquery(colour).trigger("change");
  });

it("can be bought from when a listener chooses the only option that is left", async () => {
  vi.stubGlobal("jQuery", jquery);
  await showForm();
  await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
  chooseWhatIsLeft();
  choose("Size", "small");
  expect(variationId()).toBe("58");
  await untilShown();
  expect(button().classList.contains("disabled")).toBe(false);
});

it("can be bought from when a listener chooses the only option that the shop has left open", async () => {
  vi.stubGlobal("jQuery", jquery);
  showPage(demoHtml("product/variation-form").replace('<option value="small"', "$& selected"));
  chooseWhatIsLeft();
  await untilShown();
  expect(variationId()).toBe("58");
  expect(button().classList.contains("disabled")).toBe(false);
});

it("looks up, at the first touch, what a script has chosen without a word", async () => {
  vi.stubGlobal("jQuery", jquery);
  showPage(demoHtml("product/variation-form"));
  await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
  select("Size").value = "small";
  select("Colour").value = "moss";
  jquery(form()).trigger("update_variation_values");
  fireEvent.pointerOver(select("Size"));
  await untilShown();
  expect(variationId()).toBe("58");
});

it.each([true, false])(
  "looks up the choice that a script hands over, whatever is chosen, touched: %s",
  async (isTouched) => {
    vi.stubGlobal("jQuery", jquery);
    if (isTouched) await showForm();
    else showPage(demoHtml("product/variation-form"));
    await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
    const data = { attribute_pa_size: "large", attribute_pa_colour: "clay" };
    jquery(form()).trigger("check_variations", [{ count: 2, chosenCount: 2, data }]);
    await untilShown();
    expect(variationId()).toBe("60");
  },
);

it("has done what an event asks for when other scripts on the form hear the event", async () => {
  vi.stubGlobal("jQuery", jquery);
  showPage(demoHtml("product/variation-form"));
  const seen: unknown[] = [];
  jquery(form())
    .on("check_variations", () => seen.push(select("Colour").options.length))
    .on("found_variation", () => seen.push(variationId()))
    .on("change", ({ target }) => target === select("Colour") && seen.push(variationId()));
  fireEvent.pointerOver(form());
  await vi.waitFor(() => expect(panel().dataset.state).toBe("empty"));
  seen.length = 0;
  choose("Size", "small");
  choose("Colour", "moss");
  expect(seen).toEqual([2, "58", 2, "58"]);
});

it.each([true, false])(
  "clears the choice where swatches keep its link from jumping, with jQuery: %s",
  async (hasJQuery) => {
    if (hasJQuery) vi.stubGlobal("jQuery", jquery);
    await showForm();
    const link = screen.getByText("Clear");
    link.addEventListener("click", (event) => event.preventDefault());
    const reset = vi.fn();
    form().addEventListener("storefront:variation-reset-announced", reset);
    choose("Size", "small");
    fireEvent.click(link);
    expect(select("Size").value).toBe("");
    expect(reset).toHaveBeenCalledTimes(1);
  },
);
