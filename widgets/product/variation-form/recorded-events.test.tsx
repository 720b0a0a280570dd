import { fireEvent, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JQueryCollection } from "#src/dom/jquery/jquery.ts";
import { variationEvents } from "#src/dom/product/variation-event-names.ts";
import { onVariation } from "#src/stores/variation.ts";
import { find } from "#src/testing/find.ts";
import { settings, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart, recording } from "#src/testing/recordings.ts";
import { form, takeOver } from "#src/testing/variation-form.ts";

/** Compares the events on the recorded, unedited product page with those of the platform's own script. */

interface Fired {
  at: string;
  event: string;
  args: string[];
}

const { trigger } = jquery.event;
let fired: Fired[] = [];
let isShopper = false;

/** Names an element as the recordings do: tag and id, else tag and classes. */
const placeOf = (element: Element): string => {
  if (element.matches("select")) return `select#${element.id}`;
  if (element.matches("input.qty")) return "input.qty";
  return [element.localName, ...element.classList].join(".");
};

const kindOf = (value: unknown): string => {
  if (typeof value !== "object" || value === null) return String(value);
  const keys = Object.keys(value);
  return `object{${keys.slice(0, 8).join()}${keys.length > 8 ? ",…" : ""}}`;
};

/** Leaves out the gallery's and the wishlist's events, which other scripts fire. */
const isOfForm = ({ event }: Fired): boolean =>
  event === "change" || (event in variationEvents && !/gallery|flexslider/.test(event));

const recorded = (name: string, from = "", to = "---"): Fired[] => {
  const { events }: { events: Fired[] } = recording(`events/${name}`);
  const first = from ? events.findIndex(({ event }) => event === from) + 1 : 0;
  const last = events.findIndex(({ event }, at) => at >= first && event.startsWith(to));
  return events
    .slice(first, last < 0 ? undefined : last)
    .filter(isOfForm)
    .map(({ at, event, args }) => ({ at: at.replace(/^input#quantity.*/, "input.qty"), event, args }));
};

const note = (event: string, element: Element, data: unknown): void => {
  const entry = { at: placeOf(element), event, args: Array.isArray(data) ? data.map(kindOf) : [] };
  if (isOfForm(entry)) fired.push(entry);
};

const noteChange = ({ target }: Event): void => {
  if (target instanceof Element && !(isShopper && target.matches("select"))) note("change", target, []);
  isShopper = false;
};

const choose = (id: string, value: string): void => {
  const select = find<HTMLSelectElement>(`#${id}`);
  select.value = value;
  isShopper = true;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Through jQuery, as swatches choose: no native listener hears it. */
const chooseSwatch = (id: string, value: string): void => {
  find<HTMLSelectElement>(`#${id}`).value = value;
  jquery(find(`#${id}`)).trigger("change");
};

const showProduct = async () => {
  showPage(
    `${recordedPart("product-variable", "div.product.type-product")}${recordedPart("product-variable", "script[id^=tmpl]")}`,
    {
      ...settings,
      wc_add_to_cart_variation_params: { wc_ajax_url: "/?wc-ajax=%%endpoint%%" },
    },
  );
  // Long, because the first test also loads the code.
  await waitFor(() => expect(fired.at(-1)?.event === "wc_variation_form").toBe(true), { timeout: 4000 });
};

/** The pointer loads the form's own code. */
const touchForm = async () => {
  await showProduct();
  fireEvent.pointerOver(find("#size"));
  await waitFor(() => expect(find(".single_variation").dataset.state).toBe("empty"));
};

beforeEach(() => {
  window.jQuery = jquery;
  fired = [];
  jquery.event.trigger = (event, data, element, onlyHandlers) => {
    if (element instanceof Element && typeof event === "string") note(event, element, data);
    return trigger.call(jquery.event, event, data, element, onlyHandlers);
  };
  document.addEventListener("change", noteChange, true);
});

afterEach(() => {
  jquery.event.trigger = trigger;
  document.removeEventListener("change", noteChange, true);
  delete window.jQuery;
  vi.restoreAllMocks();
});

it.skipIf(!hasRecordings)("fires at the page's start what the platform fires", async () => {
  await showProduct();
  expect(fired).toEqual(recorded("page-load-variable-product"));
});

it.skipIf(!hasRecordings)("fires for an incomplete and for a complete choice what the platform fires", async () => {
  await touchForm();
  fired = [];
  choose("size", "M");
  expect(fired).toEqual(recorded("choose-variation"));
  fired = [];
  choose("color", "Blue");
  await waitFor(() => expect(fired.at(-1)?.event).toBe("show_variation"));
  expect(fired).toEqual(recorded("choose-variation", "--- Color Blue"));
});

it.skipIf(!hasRecordings)("fires for cleared options what the platform fires", async () => {
  await touchForm();
  choose("size", "M");
  choose("color", "Blue");
  await waitFor(() => expect(fired.at(-1)?.event).toBe("show_variation"));
  fired = [];
  find(".reset_variations").click();
  expect(fired).toEqual(recorded("choose-variation", "--- clear"));
});

it.skipIf(!hasRecordings)("lets what is shown bubble to listeners on the wrap, with its arguments", async () => {
  await touchForm();
  const heard = vi.fn();
  jquery(find(".single_variation_wrap")).on("show_variation", (_event, variation, isPurchasable) => {
    heard(Reflect.get(Object(variation), "variation_id"), isPurchasable);
  });
  choose("size", "M");
  choose("color", "Blue");
  await waitFor(() => expect(heard).toHaveBeenCalledWith(58, true));
});

it.skipIf(!hasRecordings)("takes what swatches choose before anybody has touched the form", async () => {
  await showProduct();
  chooseSwatch("size", "M");
  chooseSwatch("color", "Blue");
  await waitFor(() => expect(find(".single_variation").textContent).toContain("$40.50"));
  expect(find<HTMLInputElement>(".variation_id").value).toBe("58");
});

it.skipIf(!hasRecordings)("hears a select that a swatch changes through jQuery", async () => {
  await touchForm();
  chooseSwatch("size", "M");
  chooseSwatch("color", "Blue");
  expect(find<HTMLInputElement>(".variation_id").value).toBe("58");
});

it.skipIf(!hasRecordings)(
  "clears for a click that a script triggers through jQuery, which no link hears natively",
  async () => {
    await touchForm();
    choose("size", "M");
    jquery(find(".reset_variations")).trigger("click");
    expect(find<HTMLSelectElement>("#size").value).toBe("");
    expect(fired.filter(({ event }) => event === "announce_reset")).toHaveLength(1);
    find(".reset_variations").click();
    expect(fired.filter(({ event }) => event === "announce_reset")).toHaveLength(2);
  },
);

it.skipIf(!hasRecordings)("takes over variations that a plugin has put in their place", async () => {
  await touchForm();
  const collection = jquery(form()) as JQueryCollection & { data(key: string, value?: unknown): unknown };
  const [first] = collection.data("product_variations") as Record<string, unknown>[];
  collection.data("product_variations", [
    { ...first, variation_id: 777, attributes: { attribute_size: "", attribute_color: "" } },
  ]);
  collection.trigger("reload_product_variations");
  choose("size", "L");
  choose("color", "Green");
  expect(find<HTMLInputElement>(".variation_id").value).toBe("777");
});

it.skipIf(!hasRecordings)("starts a form anew for $(form).wc_variation_form()", async () => {
  await showProduct();
  fired = [];
  const collection = jquery(form()) as JQueryCollection & { wc_variation_form(): JQueryCollection };
  expect(collection.wc_variation_form()).toBe(collection);
  await waitFor(() => expect(fired.at(-1)?.event).toBe("wc_variation_form"));
});

it.skipIf(!hasRecordings)(
  "announces under native names what the platform's own script fires, and acts on none of it",
  async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const heard = vi.fn();
    const stop = () => document.removeEventListener("storefront:variation-shown", heard);
    document.addEventListener("storefront:variation-shown", heard);
    showPage(recordedPart("product-variable", "div.product.type-product"));
    takeOver();
    fireEvent.pointerOver(find("#size"));
    await waitFor(() => expect(info.mock.calls.join()).toContain("this bundle follows it"));
    const [variation] = JSON.parse(form().dataset.product_variations ?? "[]");
    fired = [];
    choose("size", variation.attributes.attribute_size);
    choose("color", variation.attributes.attribute_color);
    expect(fired).toEqual([]);
    const phases: string[] = [];
    const unsubscribe = onVariation(form(), ({ phase }) => phases.push(phase));
    jquery(find(".single_variation")).trigger("show_variation", [variation, true]);
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ variation, isPurchasable: true });
    expect(phases).toEqual(["none", "shown"]);
    expect(find(".single_variation").innerHTML).toBe("");
    unsubscribe();
    stop();
  },
);

it.skipIf(!hasRecordings).each([
  ["announces what the platform's own script had shown before this bundle was there", true],
  ["leaves it to the platform's own script to tell what that is about to show", false],
])("%s", async (_case, isShown) => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const heard = vi.fn();
  const types = ["found", "shown"].map((name) => `storefront:variation-${name}`);
  for (const type of types) document.addEventListener(type, heard);
  const chosen = recordedPart("product-variable", "div.product.type-product")
    .replace('<option value="M"', '<option selected value="M"')
    .replace('<option value="Blue"', '<option selected value="Blue"');
  showPage(chosen);
  takeOver();
  const variations: Record<string, unknown>[] = JSON.parse(form().dataset.product_variations ?? "[]");
  const variation = variations.find(({ variation_id }) => variation_id === 58);
  find<HTMLInputElement>(".variation_id").value = "58";
  const show = () => {
    find(".single_variation").textContent = "$20.00";
  };
  if (isShown) show();
  const told = () => heard.mock.calls.map(([{ type, detail }]) => [type, detail]);
  await waitFor(() => expect(told()[0]).toEqual([types[0], { variation }]));
  if (!isShown) {
    show();
    jquery(find(".single_variation")).trigger("show_variation", [variation, true]);
  }
  expect(told().slice(1)).toEqual([[types[1], { variation, isPurchasable: true }]]);
  for (const type of types) document.removeEventListener(type, heard);
});

it.skipIf(!hasRecordings)("gives every option back before a late platform script reads the form", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  await touchForm();
  choose("size", "L");
  expect(find<HTMLSelectElement>("#color").options.length).toBeLessThan(3);
  const seen: number[] = [];
  takeOver(() => {
    seen.push(find<HTMLSelectElement>("#color").options.length);
  });
  jquery(form()).trigger("check_variations");
  expect(seen).toEqual([3]);
});
