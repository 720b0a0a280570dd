import { fireEvent, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { answer, asked, awdr_params, type Fields, priced, showPrices } from "#src/testing/dynamic-price.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { untilQuiet } from "#src/testing/server.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const VARIABLE = `
<div class="product">
  <div class="awdr-bulk-customizable-table"><table><tbody><tr><td>The parent's table</td></tr></tbody></table></div>
  <form class="cart" data-widget="dynamic-price" data-product_id="56" data-product_variations='[{"variation_id":57},{"variation_id":58}]'>
    <div class="single_variation_wrap"><div class="single_variation"><div class="woocommerce-variation-price"></div></div></div>
    <input class="qty" name="quantity" value="3" aria-label="Enamel mug quantity">
    <input type="hidden" name="add-to-cart" value="56"><input type="hidden" name="product_id" value="56">
    <input type="hidden" name="variation_id" class="variation_id" value="0">
  </form>
</div>`;

const table = () => document.querySelector<HTMLElement>(".awdr-bulk-customizable-table");

/** Fires the event that both the platform's script and our form fire. */
const choose = (id: number, more: object = {}) => {
  find<HTMLInputElement>(".variation_id").value = String(id);
  const detail = [{ variation_id: id, ...more }, true];
  find(".single_variation").dispatchEvent(new CustomEvent("show_variation", { bubbles: true, detail }));
};
const clear = () => {
  find<HTMLInputElement>(".variation_id").value = "";
  find(".single_variation").dispatchEvent(new CustomEvent("hide_variation", { bubbles: true }));
};

const tableFor = ({ product_id }: Fields) =>
  `<div class="awdr-bulk-customizable-table"><b>Table of ${product_id}</b></div>`;
const answerAll = () =>
  answer((fields) => (fields.qty ? priced(fields) : HttpResponse.json({ bulk_table: tableFor(fields) })));
const tablesAsked = () => asked.filter(({ method }) => method === "get_variable_product_bulk_table");

it("shows the bulk table of the chosen variation, without nesting, and the parent's when none is chosen", async () => {
  answerAll();
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 57</b>"));
  choose(58);
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 58</b>"));
  clear();
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 56</b>"));
  expect(tablesAsked().map(({ product_id }) => product_id)).toEqual(["57", "58", "56"]);
});

it("shows no price of a choice that was cleared meanwhile, and asks again for the same one", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer(async (fields) => {
    await released;
    return fields.qty ? priced(fields) : HttpResponse.json({ bulk_table: "" });
  });
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(asked.filter(({ qty }) => qty)).toHaveLength(1));
  clear();
  release();
  await untilQuiet();
  expect(document.querySelector(".price")).toBeNull();
  choose(57);
  await waitFor(() => expect(find(".price").textContent).toBe("$39.00 in all"));
});

it("writes the price into its own form where that stands outside any product", async () => {
  answerAll();
  const other =
    '<div class="product"><div class="woocommerce-variation-price"><span class="price">$1.00</span></div></div>';
  await showPrices({}, other + VARIABLE.replace('class="product"', 'class="sticky-bar"'));
  choose(57);
  const prices = () => [...document.querySelectorAll(".price")].map(({ textContent }) => textContent);
  await waitFor(() => expect(prices()).toEqual(["$1.00", "$39.00 in all"]));
});

it("asks once for a variation that changes the quantity as it is found", async () => {
  answerAll();
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(asked.filter(({ qty }) => qty)).toHaveLength(1));
  const form = document.querySelector("form") as HTMLFormElement;
  (form.querySelector(".variation_id") as HTMLInputElement).value = "58";
  fireEvent.change(form.querySelector(".qty") as HTMLInputElement, { target: { value: "2" } });
  form.dispatchEvent(new CustomEvent("found_variation", { detail: [{ variation_id: 58 }] }));
  await untilQuiet();
  choose(58);
  await untilQuiet();
  const prices = asked.filter(({ qty }) => qty).map(({ product_id, qty }) => `${qty} of ${product_id}`);
  expect(prices).toEqual(["3 of 57", "2 of 58"]);
});

it("asks again for a variation that was cleared and chosen again, because its panel then shows the price of one piece", async () => {
  answerAll();
  await showPrices({}, VARIABLE);
  for (const count of [1, 2]) {
    choose(57);
    await waitFor(() => expect(asked.filter(({ qty }) => qty)).toHaveLength(count));
    await untilQuiet();
    clear();
  }
});

it("asks after 100 ms and dims the table to 0.5 until the answer is there", async () => {
  answerAll();
  await showPrices({}, VARIABLE);
  await import("#src/platform/discounts.ts");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  choose(57);
  vi.advanceTimersByTime(99);
  expect(table()?.style.opacity).toBe("");
  vi.advanceTimersByTime(1);
  expect(table()?.style.opacity).toBe("0.5");
  vi.useRealTimers();
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 57</b>"));
  await waitFor(() => expect(table()?.style.opacity).toBe(""));
});

it("dims the table no longer than for its answers where a bar that sticks repeats the form", async () => {
  const release: (() => void)[] = [];
  answer(async (fields) => {
    if (!fields.qty) await new Promise<void>((resolve) => release.push(resolve));
    return fields.qty ? priced(fields) : HttpResponse.json({ bulk_table: tableFor(fields) });
  });
  await showPrices({}, VARIABLE + VARIABLE.replace(/<div class="awdr.*/, ""));
  for (const panel of document.querySelectorAll(".single_variation"))
    panel.dispatchEvent(new CustomEvent("show_variation", { bubbles: true, detail: [{ variation_id: 57 }, true] }));
  await waitFor(() => expect(release).toHaveLength(2));
  for (const answerNow of release) {
    answerNow();
    await untilQuiet();
  }
  expect(table()?.innerHTML).toBe("<b>Table of 57</b>");
  expect(table()?.style.opacity).toBe("");
});

it("keeps the table of the latest choice when an earlier answer comes late, and does not complain of that", async () => {
  const complain = vi.spyOn(console, "error").mockReturnValue(undefined);
  const late = Promise.withResolvers<void>();
  answer(async (fields) => {
    if (fields.product_id === "57") await late.promise;
    return fields.qty ? priced(fields) : HttpResponse.json({ bulk_table: tableFor(fields) });
  });
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(tablesAsked()).toHaveLength(1));
  choose(58);
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 58</b>"));
  late.resolve();
  await untilQuiet();
  expect(table()?.innerHTML).toBe("<b>Table of 58</b>");
  expect(complain).not.toHaveBeenCalled();
});

it("asks for no table and paints none once it is unmounted", async () => {
  const late = Promise.withResolvers<void>();
  answer(async (fields) => {
    await late.promise;
    return fields.qty ? priced(fields) : HttpResponse.json({ bulk_table: tableFor(fields) });
  });
  const loader = await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(tablesAsked()).toHaveLength(1));
  loader.unmount();
  late.resolve();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  choose(58);
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(table()?.textContent).toBe("The parent's table");
  expect(tablesAsked()).toHaveLength(1);
});

it("empties the table when it cannot be had, and fills it again later", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer((fields) => (fields.qty ? priced(fields) : new HttpResponse("", { status: 500 })));
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(table()?.innerHTML).toBe(""));
  answerAll();
  choose(57);
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 57</b>"));
});

it("asks for no table that is shown already, and leaves that where the shop sends none for another choice", async () => {
  answer((fields) => {
    if (fields.qty) return priced(fields);
    return HttpResponse.json(fields.product_id === "57" ? { bulk_table: tableFor(fields) } : { success: false });
  });
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() => expect(table()?.innerHTML).toBe("<b>Table of 57</b>"));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  choose(57);
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(tablesAsked()).toHaveLength(1);
  choose(58);
  await waitFor(() => expect(tablesAsked()).toHaveLength(2));
  await untilQuiet();
  expect(table()?.innerHTML).toBe("<b>Table of 57</b>");
});

it.each([
  ["a part of a bundle", {}, { is_bundled: true }],
  ["any variation where the shop shows none", { awdr_dynamic_bulk_table_status: "0" }, {}],
  ["any variation where the shop keeps the parent's", { awdr_dynamic_bulk_table_off: "" }, {}],
])("asks for no table of %s", async (_case, changes, more) => {
  answerAll();
  await showPrices(changes, VARIABLE);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  choose(57, more);
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(tablesAsked()).toEqual([]);
});

it("asks for no price of a bundle when a part of it is chosen", async () => {
  answerAll();
  await showPrices(
    {},
    `<div class="product"><form class="cart" data-widget="dynamic-price">
      <div class="product"><p class="price">$4.00 each</p>
        <div class="variations_form"><div class="single_variation_wrap"><div class="single_variation"></div></div>
          <input type="hidden" class="variation_id" value="0"></div>
      </div>
      <input class="qty" name="quantity" value="1"><button name="add-to-cart" value="30">Add the set</button>
    </form></div>`,
  );
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  choose(57);
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(asked).toEqual([]);
});

it("asks for the price of the shown variation at the quantity that stands there", async () => {
  answerAll();
  await showPrices({}, VARIABLE);
  choose(57);
  await waitFor(() =>
    expect(document.querySelector(".woocommerce-variation-price .price")?.textContent).toBe("$39.00 in all"),
  );
  expect(asked.find(({ qty }) => qty)).toMatchObject({ product_id: "57", qty: "3" });
});

it("leaves a price alone that the variation has brought already: its region would speak it twice", async () => {
  answerAll();
  await showPrices({}, VARIABLE);
  const place = document.querySelector(".woocommerce-variation-price");
  if (place) place.innerHTML = '<span class="price">$39.00 in all</span>';
  const changes = vi.fn();
  if (place) new MutationObserver(changes).observe(place, { childList: true, subtree: true });
  choose(57);
  await waitFor(() => expect(asked.some(({ qty }) => qty)).toBe(true));
  await untilQuiet();
  expect(changes).not.toHaveBeenCalled();
});

const printedChoice = (quantity: string, table = "<p>6 - 10: 10%</p>") =>
  `<div class="awdr-bulk-customizable-table">${table}</div>${demoHtml("product/variation-form")}`
    .replace('value="small"', 'value="small" selected')
    .replace('value="moss"', 'value="moss" selected')
    .replace('name="quantity" value="1"', `name="quantity" value="${quantity}"`);

const untilPrinted = () =>
  waitFor(() => expect(document.querySelector(".single_variation")?.textContent).toContain("$45.00"));

it("asks nothing of a choice that came with the page before somebody is there, and then its price and table", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  answerAll();
  showPage(printedChoice("1"), { ...settings, awdr_params });
  await untilPrinted();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await untilQuiet();
  expect(asked).toEqual([]);
  fireEvent.pointerDown(document.body);
  await waitFor(() =>
    expect(asked.map(({ method, product_id }) => [method, product_id])).toEqual([
      ["get_price_html", "58"],
      ["get_variable_product_bulk_table", "58"],
    ]),
  );
});

it("asks at once where the server leaves the chosen variation's table to the script", async () => {
  answerAll();
  showPage(printedChoice("1", " "), { ...settings, awdr_params });
  await untilPrinted();
  await waitFor(() => expect(table()?.textContent).toBe("Table of 58"));
});

it("asks at once where the choice that came with the page is for more than one piece", async () => {
  answerAll();
  showPage(printedChoice("2"), { ...settings, awdr_params });
  await untilPrinted();
  await waitFor(() => expect(asked[0]).toMatchObject({ method: "get_price_html", product_id: "58", qty: "2" }));
});

it("is mounted by the event of a variation that the page had chosen itself", async () => {
  answerAll();
  showPage(VARIABLE, { ...settings, awdr_params });
  choose(57);
  find(".single_variation").dispatchEvent(new CustomEvent("storefront:variation-shown", { bubbles: true }));
  await waitFor(() => expect(asked).not.toEqual([]));
});

it.each([
  ["no discount plugin", settings, "", "waiting"],
  [
    "prices that follow no quantity",
    { ...settings, awdr_params: { enable_update_price_with_qty: "show_when_matched" } },
    "",
    "waiting",
  ],
  ["prices that follow the quantity", { ...settings, awdr_params }, "", "mounted"],
  ["a bulk table", settings, '<div class="awdr-bulk-customizable-table"> </div>', "mounted"],
])("on a page with %s a variation that is shown leaves it %s", async (_what, pageSettings, html, state) => {
  answerAll();
  const loader = showPage(VARIABLE.replace(/<div class="awdr.*/, html), pageSettings);
  find(".single_variation").dispatchEvent(new CustomEvent("storefront:variation-shown", { bubbles: true }));
  const stateNow = () => loader.inspect().find(({ widget }) => widget === "dynamic-price")?.state;
  await waitFor(() => expect(stateNow()).toBe(state));
});
