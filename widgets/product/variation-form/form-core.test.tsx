import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import {
  button,
  choose,
  form,
  hearStarts,
  panel,
  select,
  takeOver,
  untilShown,
  variationId,
} from "#src/testing/variation-form.ts";

const started = hearStarts();

afterEach(() => void vi.restoreAllMocks());

const showStarted = async () => {
  const loader = showPage(demoHtml("product/variation-form"));
  await waitFor(() => expect(started).toHaveBeenCalled());
  return loader;
};

const stateOf = (loader: ReturnType<typeof showPage>) =>
  loader.inspect().find(({ widget }) => widget === "variation-form")?.state;

const marked = () => document.querySelectorAll("option.attached.enabled").length;

it("is started, with its options marked, and loads no code for a choice", async () => {
  const loader = await showStarted();
  expect(marked()).toBeGreaterThan(0);
  expect(stateOf(loader)).toBe("waiting");
});

it("keeps what goes with the other options where the shop has chosen one that it does not sell any more", async () => {
  showPage(demoHtml("product/variation-form").replace('<option value="moss">', "<option selected>rust</option>$&"));
  await waitFor(() => expect(started).toHaveBeenCalled());
  const values = (name: string) => [...select(name).options].map(({ value }) => value);
  expect([values("Size"), values("Colour")]).toEqual([
    ["", "small", "large"],
    ["", "moss", "clay"],
  ]);
});

it("answers the checks of plugins without it", async () => {
  const loader = await showStarted();
  const hidden = vi.fn();
  jquery(panel()).on("hide_variation", hidden);
  jquery(form()).trigger("check_variations").trigger("reload_product_variations");
  expect(hidden).toHaveBeenCalledTimes(2);
  expect(stateOf(loader)).toBe("waiting");
});

it("tells its start once, also when it is touched afterwards", async () => {
  const loader = await showStarted();
  choose("Size", "small");
  await waitFor(() => expect(stateOf(loader)).toBe("mounted"));
  choose("Colour", "moss");
  await untilShown();
  expect(started).toHaveBeenCalledTimes(1);
});

it("tells its start again, once, where jQuery and its plugins come after the first touch", async () => {
  vi.stubGlobal("jQuery", undefined);
  const loader = showPage(demoHtml("product/variation-form"));
  choose("Size", "small");
  await waitFor(() => expect(stateOf(loader)).toBe("mounted"));
  started.mockReset();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("jQuery", jquery);
  const comes = () => select("Size").dispatchEvent(new Event("load"));
  comes();
  vi.advanceTimersByTime(60);
  comes();
  vi.advanceTimersByTime(60);
  expect(started).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60);
  expect(started).toHaveBeenCalledTimes(1);
  comes();
  vi.runAllTimers();
  expect(started).toHaveBeenCalledTimes(1);
  loader.unmount();
});

it("is touched by a plugin that chooses without a change and asks for a check", async () => {
  await showStarted();
  select("Size").value = "small";
  select("Colour").value = "moss";
  jquery(form()).trigger("check_variations");
  await untilShown();
  expect(variationId()).toBe("58");
});

it("offers at once to clear one option that a plugin has chosen in the same way", async () => {
  const loader = await showStarted();
  select("Size").value = "small";
  jquery(form()).trigger("check_variations");
  const { style } = find(".reset_variations");
  expect([stateOf(loader), style.visibility]).toEqual(["waiting", "visible"]);
  fireEvent.pointerOver(select("Colour"));
  await waitFor(() => expect(stateOf(loader)).toBe("mounted"));
  expect(style.visibility).toBe("visible");
});

it("shows the variation that a plugin has found", async () => {
  await showStarted();
  const [variation] = JSON.parse(form().dataset.product_variations ?? "[]");
  jquery(form()).trigger("found_variation", [variation]);
  await untilShown();
  expect(variationId()).toBe(String(variation.variation_id));
});

it("buys the variation that a plugin shows by itself", async () => {
  await showStarted();
  const [variation] = JSON.parse(form().dataset.product_variations ?? "[]");
  expect(button().ariaDisabled).toBe("true");
  jquery(panel()).trigger("show_variation", [variation, true]);
  await waitFor(() => expect(button().ariaDisabled).toBeNull());
  expect(button().className).not.toContain("disabled");
});

it("buys what was chosen and pressed before its start", async () => {
  showPage(demoHtml("product/variation-form"));
  const submitted = vi.fn((event: Event) => {
    event.preventDefault();
    return variationId();
  });
  form().addEventListener("submit", submitted);
  choose("Size", "small");
  choose("Colour", "moss");
  fireEvent.click(button());
  await waitFor(() => expect(submitted).toHaveReturnedWith("58"));
  await untilShown();
  expect(started).toHaveBeenCalledTimes(1);
});

it("lets what the server has chosen of it be cleared before it is touched", async () => {
  const loader = showPage(demoHtml("product/variation-form").replace('value="small"', 'value="small" selected'));
  await waitFor(() => expect(started).toHaveBeenCalled());
  expect(stateOf(loader)).toBe("waiting");
  expect(select("Size").value).toBe("small");
  expect(find(".reset_variations").style.visibility).toBe("visible");
  loader.unmount();
  expect(find(".reset_variations").hasAttribute("style")).toBe(false);
});

it("is of the shopper's choice, whatever a plugin has found before it", async () => {
  await showStarted();
  const [variation] = JSON.parse(form().dataset.product_variations ?? "[]");
  jquery(form()).trigger("found_variation", [variation]);
  choose("Size", "large");
  choose("Colour", "clay");
  await untilShown();
  expect(variationId()).toBe("60");
});

it("is marked as one that nothing can be bought of yet", async () => {
  const loader = await showStarted();
  const area = find(".woocommerce-variation-add-to-cart");
  expect(area.classList).toContain("woocommerce-variation-add-to-cart-disabled");
  expect(stateOf(loader)).toBe("waiting");
});

it("announces natively what the platform's own script shows, without code of its own", async () => {
  const loader = await showStarted();
  takeOver();
  expect(button().getAttribute("aria-disabled")).toBe("true");
  const heard = vi.fn();
  form().addEventListener("storefront:variation-shown", heard);
  jquery(panel()).trigger("show_variation", [{ variation_id: 58 }, true]);
  expect(heard.mock.calls[0]?.[0].detail).toEqual({ variation: { variation_id: 58 }, isPurchasable: true });
  // The platform's script removes its own classes but does not know the attribute.
  expect(button().hasAttribute("aria-disabled")).toBe(false);
  expect(stateOf(loader)).toBe("waiting");
});

it("gives its options back before a late platform script reads them, and follows it when it is touched", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const loader = await showStarted();
  const seen: number[] = [];
  takeOver(() => seen.push(marked()));
  jquery(form()).trigger("check_variations");
  expect(seen).toEqual([0]);
  expect(stateOf(loader)).toBe("waiting");
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(info.mock.calls.join()).toContain("this bundle follows it"));
});

it("keeps saying why a press did nothing where the platform's script comes after it, until something is changed", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  await showStarted();
  fireEvent.click(button());
  const words = await screen.findByText(/Please select some product options/);
  takeOver();
  jquery(form()).trigger("check_variations");
  expect(button().hasAttribute("aria-disabled")).toBe(false);
  expect(words.isConnected).toBe(true);
  choose("Size", "small");
  expect(words.isConnected).toBe(false);
});

it("gives the server's HTML back", async () => {
  const loader = await showStarted();
  loader.unmount();
  const template = document.createElement("template");
  template.innerHTML = demoHtml("product/variation-form");
  expect(form().outerHTML).toBe(template.content.querySelector("form")?.outerHTML);
  expect(jquery(form()).triggerHandler("check_variations")).toBeUndefined();
});

it("leaves the link that clears the choice to the platform's own script", async () => {
  await showStarted();
  const link = find(".reset_variations");
  takeOver(() => {
    link.style.visibility = "visible";
  });
  jquery(form()).trigger("check_variations").trigger("reset_data");
  expect(link.style.visibility).toBe("visible");
});

it("announces once what the platform's own script has found before the form's code, and shows afterwards", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const loader = await showStarted();
  takeOver();
  const heard: string[] = [];
  for (const type of ["storefront:variation-found", "storefront:variation-shown"])
    form().addEventListener(type, () => heard.push(type));
  select("Size").value = "small";
  select("Colour").value = "moss";
  find<HTMLInputElement>(".variation_id").value = "58";
  const [variation] = JSON.parse(form().dataset.product_variations ?? "[]");
  jquery(form()).trigger("found_variation", [variation]);
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(stateOf(loader)).toBe("mounted"));
  jquery(panel()).trigger("show_variation", [variation, true]);
  expect(heard).toEqual(["storefront:variation-found", "storefront:variation-shown"]);
});

it("tells its start again to a plugin that asks for it, and loads no code for that", async () => {
  const loader = await showStarted();
  const collection = jquery(form()) as ReturnType<typeof jquery> & { wc_variation_form(): void };
  collection.wc_variation_form();
  expect(started).toHaveBeenCalledTimes(2);
  expect(stateOf(loader)).toBe("waiting");
});

it.each([
  ["a change", () => choose("Size", "small")],
  ["a press", () => fireEvent.click(button())],
])("leaves %s to the platform's script that has come since its own code", async (_what, act) => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const loader = await showStarted();
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(stateOf(loader)).toBe("mounted"));
  const checked = vi.fn();
  takeOver(checked);
  act();
  expect(checked).not.toHaveBeenCalled();
  expect(screen.queryByText(/Please select some product options/)).toBeNull();
});

it("leaves it to the platform's script, which comes before a found variation is shown, to show it", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const loader = await showStarted();
  choose("Size", "small");
  await waitFor(() => expect(stateOf(loader)).toBe("mounted"));
  vi.useFakeTimers();
  choose("Colour", "moss");
  expect(variationId()).toBe("58");
  takeOver();
  const shown = vi.fn();
  jquery(panel()).on("show_variation", shown);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(shown).not.toHaveBeenCalled();
});

it.each([
  ["found", "", ["found"]],
  ["found and shown", "$45.00", ["found", "shown"]],
])("announces what the platform's own script has %s before this bundle came", async (_what, price, news) => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  await showStarted();
  takeOver();
  find<HTMLInputElement>(".variation_id").value = "58";
  panel().textContent = price;
  const heard: string[] = [];
  for (const name of ["found", "shown"])
    form().addEventListener(`storefront:variation-${name}`, () => heard.push(name));
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(heard).toEqual(news));
  jquery(panel()).trigger("show_variation", [{ variation_id: 58 }, true]);
  expect(heard).toEqual([...news, "shown"]);
});
