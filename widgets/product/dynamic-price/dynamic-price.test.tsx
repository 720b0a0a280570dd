import { fireEvent, screen, waitFor } from "@testing-library/react";
import jquery from "jquery";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { answer, asked, awdr_params, priced, showPrices } from "#src/testing/dynamic-price.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { hasRecordings, recordedPart } from "#src/testing/recordings.ts";
import { server, untilQuiet } from "#src/testing/server.ts";

const quantity = () => screen.getByLabelText<HTMLInputElement>("Enamel mug quantity");
const setQuantity = (value: string) => fireEvent.change(quantity(), { target: { value } });
const price = () => document.querySelector("p.price")?.textContent;

afterEach(() => {
  vi.restoreAllMocks();
});

it("shows the shop's price for the chosen quantity", async () => {
  answer(priced);
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(price()).toBe("$91.00 in all"));
  expect(asked).toEqual([
    { action: "wdr_ajax", method: "get_price_html", product_id: "12", qty: "7", awdr_nonce: "fresh" },
  ]);
});

it("shows the quantity of its price also after Back in Safari, which sets the field back to its default", async () => {
  answer(priced);
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(price()).toBe("$91.00 in all"));
  quantity().value = quantity().defaultValue;
  expect(quantity().value).toBe("7");
});

it("speaks a simple product's new price, and leaves no trace of that", async () => {
  answer(priced);
  const loader = await showPrices();
  const block = document.querySelector("p.price");
  expect(block?.getAttribute("aria-live")).toBe("polite");
  loader.unmount();
  expect(block?.hasAttribute("aria-live")).toBe(false);
});

it("loads with the first change and answers it", async () => {
  answer(priced);
  showPage(demoHtml("product/dynamic-price"), { ...settings, awdr_params });
  setQuantity("2");
  await waitFor(() => expect(price()).toBe("$26.00 in all"));
});

it("leaves prices to the discount plugin's own scripts where they are still on the page", async () => {
  answer(priced);
  asked.length = 0;
  const { AdvanceWooDiscountRules: before } = jquery;
  window.jQuery = jquery;
  jquery.AdvanceWooDiscountRules = { getDynamicDiscountPriceFromCartForm: () => undefined };
  const loader = showPage(demoHtml("product/dynamic-price"), { ...settings, awdr_params });
  setQuantity("2");
  expect(loader.inspect().find(({ widget }) => widget === "dynamic-price")?.state).toBe("waiting");
  Object.assign(jquery, { AdvanceWooDiscountRules: before });
  delete window.jQuery;
  setQuantity("7");
  await waitFor(() => expect(asked.map(({ qty }) => qty)).toEqual(["7"]));
});

it("leaves price and table to the discount plugin's own scripts when they come late", async () => {
  answer(priced);
  await showPrices(
    {},
    `<div class="awdr-bulk-customizable-table"></div><form class="cart" data-widget="dynamic-price">
      <div class="single_variation"><div class="woocommerce-variation-price"></div></div>
      <input name="quantity" value="1"><input name="product_id" value="56"><input name="variation_id" value="57">
    </form>`,
  );
  const { AdvanceWooDiscountRules: before } = jquery;
  window.jQuery = jquery;
  jquery.AdvanceWooDiscountRules = { getDynamicDiscountPriceFromCartForm: () => undefined };
  const detail = [{ variation_id: 57 }, true];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  find("form").dispatchEvent(new CustomEvent("show_variation", { detail }));
  vi.runAllTimers();
  vi.useRealTimers();
  await untilQuiet();
  expect(asked).toEqual([]);
  Object.assign(jquery, { AdvanceWooDiscountRules: before });
  delete window.jQuery;
});

it("leaves the product's price alone where a list beside it has forms", async () => {
  answer(priced);
  asked.length = 0;
  const list = `<ul><li class="product"><span class="price">$5.00</span><form class="cart" data-widget="dynamic-price"><input name="quantity" aria-label="Other quantity"><button name="add-to-cart" value="13">Buy</button></form></li></ul>`;
  await showPrices({}, demoHtml("product/dynamic-price").replace(/<\/div>\s*$/, `${list}</div>`));
  fireEvent.change(screen.getByLabelText("Other quantity"), { target: { value: "7" } });
  await untilQuiet();
  expect(price()).toBe("$15.00");
  expect(asked).toEqual([]);
});

it("changes the price of its own product where the page has another one before it", async () => {
  answer(priced);
  const other = '<div class="product"><p class="price">$99.00</p></div>';
  showPage(other + demoHtml("product/dynamic-price"), { ...settings, awdr_params });
  setQuantity("7");
  const prices = () => [...document.querySelectorAll("p.price")].map(({ textContent }) => textContent);
  await waitFor(() => expect(prices()).toEqual(["$99.00", "$91.00 in all"]));
});

it("keeps the price of the latest quantity when an earlier answer comes late, and does not complain of that", async () => {
  const complain = vi.spyOn(console, "error").mockReturnValue(undefined);
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(async (fields) => {
    if (fields.qty === "2") await late;
    return priced(fields);
  });
  await showPrices();
  setQuantity("2");
  await waitFor(() => expect(asked).toHaveLength(1));
  setQuantity("7");
  await waitFor(() => expect(price()).toBe("$91.00 in all"));
  release();
  await untilQuiet();
  expect(price()).toBe("$91.00 in all");
  expect(complain).not.toHaveBeenCalled();
});

it("asks once for a quantity that several scripts tell of", async () => {
  const late = Promise.withResolvers<void>();
  answer(async (fields) => {
    await late.promise;
    return priced(fields);
  });
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(asked).toHaveLength(1));
  setQuantity("7");
  late.resolve();
  await waitFor(() => expect(price()).toBe("$91.00 in all"));
  expect(asked).toHaveLength(1);
});

it.each([
  ["the shop is down", () => new HttpResponse("", { status: 500 }), ""],
  ["the network is gone", () => HttpResponse.error(), ""],
  ["the product is unknown", () => HttpResponse.json({ price_html: "", original_price_html: "" }), ""],
  ["no rule applies", () => HttpResponse.json({ price_html: "", original_price_html: "$15" }), "$15"],
  ["the method is unknown", () => HttpResponse.json({ success: true, data: "Authentication required" }), "$15.00"],
])("has the right price when %s", async (_case, respond, expected) => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(respond);
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(price()).toBe(expected));
});

it("leaves the price alone when the shop calls even a fresh nonce invalid", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(() => HttpResponse.text("Invalid token"));
  server.use(http.get("*/shop/", () => HttpResponse.html('<script>var awdr_params = {"nonce":"newer"};</script>')));
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(asked.map(({ awdr_nonce }) => awdr_nonce)).toEqual(["fresh", "newer"]));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(price()).toBe("$15.00");
});

it.each([
  [200, "$15.00"],
  [400, ""],
])("where no plugin has answered the action, which the shop calls %i, the price is %j", async (status, expected) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(() => HttpResponse.text("0", { status }));
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(price()).toBe(expected);
});

it.each([
  ["the shop shows prices otherwise", { enable_update_price_with_qty: "show_when_matched" }],
  ["no price stands on the page", { custom_target_simple_product: ".nowhere" }],
])("asks nothing where %s", async (_case, changes) => {
  answer(priced);
  await showPrices(changes);
  setQuantity("7");
  await untilQuiet();
  expect(asked).toEqual([]);
});

it("writes into the place that the shop has chosen", async () => {
  answer(priced);
  await showPrices({ custom_target_simple_product: "#sum" }, `${demoHtml("product/dynamic-price")}<p id="sum"></p>`);
  setQuantity("2");
  await waitFor(() => expect(document.querySelector("#sum")?.textContent).toBe("$26.00 in all"));
  expect(price()).toBe("$15.00");
});

it("takes the product that the shop's own selector names where the form names none", async () => {
  answer(priced);
  const html = demoHtml("product/dynamic-price").replace('name="add-to-cart"', "");
  await showPrices({ custom_simple_product_id_selector: "#own" }, `${html}<input id="own" value="77">`);
  setQuantity("2");
  await waitFor(() => expect(asked.map(({ product_id }) => product_id)).toEqual(["77"]));
});

it("takes the usual place and product where the browser cannot read the shop's choice", async () => {
  answer(priced);
  await showPrices({ custom_target_simple_product: "p.price::", custom_simple_product_id_selector: "x::" });
  setQuantity("2");
  await waitFor(() => expect(price()).toBe("$26.00 in all"));
});

it("runs no script that comes with a price", async () => {
  answer(() => HttpResponse.json({ price_html: '<img src="x" onerror="window.wasHacked = 1"><script>1</script>$9' }));
  await showPrices();
  setQuantity("7");
  await waitFor(() => expect(price()).toBe("$9"));
  expect(document.querySelector("p.price")?.innerHTML).toBe('<img src="x">$9');
});

it("gives the server's price back when it is unmounted", async () => {
  answer(priced);
  const loader = await showPrices();
  const before = document.querySelector("p.price")?.innerHTML;
  setQuantity("7");
  await waitFor(() => expect(price()).toBe("$91.00 in all"));
  setQuantity("2");
  await waitFor(() => expect(price()).toBe("$26.00 in all"));
  loader.unmount();
  expect(document.querySelector("p.price")?.innerHTML).toBe(before);
});

it.skipIf(!hasRecordings)("finds the price of the recorded product page", async () => {
  answer(priced);
  await showPrices({}, recordedPart("product-simple", "div.product.type-product"));
  fireEvent.change(find('form.cart [name="quantity"]'), { target: { value: "7" } });
  await waitFor(() => expect(document.querySelector("div.product p.price")?.textContent).toBe("$91.00 in all"));
});
