import { act, fireEvent, screen } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const DBData = {
  default_add_to_cart_text: "Add to cart",
  preorders_add_to_cart_text: "Pre Order Now!",
  preorder_avaiable_date: "Available on {date_format}, in {human_readable}. {countdown}",
  position_preorder_avaiable_date: "before",
  wc_preorders_countdown_format: "%d:%h:%i:%s",
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2099, 11, 24, 17, 59, 50), toFake: ["Date", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = () => screen.getAllByRole("button")[0] as HTMLElement;
const line = () => document.querySelector(".bp-preorder-available-date");

const show = async (data: object, html = demoHtml("product/pre-order")) => {
  const loader = showPage(html, { ...settings, DBData: data });
  await loader.mount();
  return loader;
};

const choose = async (value: string) => {
  fireEvent.change(screen.getByLabelText("Size"), { target: { value } });
  await pass(400);
};

it("changes button and date line with the variation, and back", async () => {
  await show(DBData);
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
  expect(line()?.textContent).toBe("Available on 24 December 2099, in 73 years. 0:0:0:9");
  expect(screen.getByRole("timer").getAttribute("aria-live")).toBeNull();
  await choose("S");
  expect(button().textContent).toBe("Add to cart");
  expect(line()).toBeNull();
  await choose("M");
  fireEvent.click(screen.getByText("Clear"));
  expect(button().textContent).toBe("Add to cart");
  expect(line()).toBeNull();
});

it("keeps one pre-order's words until the next one is shown, without a flash of the default text", async () => {
  await show(DBData);
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
  fireEvent.change(screen.getByLabelText("Size"), { target: { value: "L" } });
  await pass(200);
  expect(button().textContent).toBe("Pre Order Now!");
  expect(line()).not.toBeNull();
  await pass(200);
  expect(button().textContent).toBe("Pre Order Now!");
  expect(line()).toBeNull();
});

it("follows an older platform script, which shows a variation before others hear that it was found", async () => {
  vi.stubGlobal("jQuery", jquery);
  const loader = showPage(demoHtml("product/pre-order"), { ...settings, DBData });
  const form = document.querySelector("form") as HTMLElement;
  jquery(form).on("update_variation_values.wc-variation-form", { variationForm: {} }, () => undefined);
  jquery(form).on("found_variation.wc-variation-form", (_event, variation) => {
    jquery(document.querySelector(".single_variation")).trigger("show_variation", [variation, true]);
  });
  const [small, medium] = JSON.parse(form.dataset.product_variations ?? "");
  await loader.mount();
  for (const variation of [medium, small, medium]) {
    jquery(form).trigger("found_variation", [variation]);
    await vi.waitFor(() => expect(button().textContent).toBe(variation === medium ? "Pre Order Now!" : "Add to cart"));
  }
});

it("believes a plugin that flags a variation as it is found, though the page was printed without a pre-order", async () => {
  showPage(demoHtml("product/pre-order").replaceAll("is_pre_order", "is_other"), { ...settings, DBData });
  document.querySelector("form")?.addEventListener("storefront:variation-found", (event) => {
    const { variation } = (event as CustomEvent).detail;
    variation.is_pre_order = variation.variation_id === 72;
  });
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
});

it("leaves the button to another plugin's pre-orders, whose words it does not know", async () => {
  const loader = await show({});
  document.querySelector("form")?.addEventListener("storefront:variation-found", () => {
    button().textContent = "Reserve";
  });
  await choose("M");
  await pass(1000);
  expect(button().textContent).toBe("Reserve");
  loader.unmount();
  expect(button().textContent).toBe("Reserve");
});

it("follows the choice from when an optimiser has brought the plugin's texts, which may be after the first choice", async () => {
  await showPage(demoHtml("product/pre-order"), { ...settings, DBData: undefined }).mount();
  await choose("M");
  expect(button().textContent).toBe("Add to cart");
  vi.stubGlobal("DBData", DBData);
  onTestFinished(() => void vi.unstubAllGlobals());
  await choose("S");
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
});

it.each([
  ["before", "previousElementSibling"],
  ["after", "nextElementSibling"],
] as const)("puts one line %s the add-to-cart area", async (position, neighbour) => {
  await show({ ...DBData, position_preorder_avaiable_date: position });
  await choose("M");
  await vi.waitFor(() => expect(line()).toBeTruthy());
  const area = document.querySelector(".woocommerce-variation-add-to-cart");
  expect(area?.[neighbour]?.contains(line())).toBe(true);
  expect(document.querySelectorAll(".bp-preorder-available-date")).toHaveLength(1);
});

it("changes the button by itself when the date passes", async () => {
  await show(DBData);
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
  await pass(11_000);
  expect(button().textContent).toBe("Add to cart");
  expect(line()).toBeNull();
});

it("changes the buttons outside the form with it, as those of a bar that sticks, but not another product's", async () => {
  await show(
    DBData,
    `${demoHtml("product/pre-order")}<a class="single_add_to_cart_button" id="bar">Add to cart</a>
    <form class="cart"><button class="single_add_to_cart_button" id="other">Add to cart</button></form>`,
  );
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  await choose("M");
  await vi.waitFor(() => expect(textOf("bar")).toBe("Pre Order Now!"));
  expect(textOf("other")).toBe("Add to cart");
  await choose("S");
  expect(textOf("bar")).toBe("Add to cart");
});

it("counts without new texts, each of which scripts that translate the page would ask for", async () => {
  await show(DBData);
  await choose("M");
  await vi.waitFor(() => expect(line()).toBeTruthy());
  const timer = screen.getByRole("timer");
  const seen = timer.textContent;
  const onNewText = vi.fn();
  new MutationObserver(onNewText).observe(timer, { childList: true, subtree: true });
  await pass(2000);
  expect(timer.textContent).not.toBe(seen);
  expect(onNewText).not.toHaveBeenCalled();
  // A browser that translates would replace the text node that the countdown writes to.
  expect(timer.getAttribute("translate")).toBe("no");
});

it("counts in words where the shop has never saved a format", async () => {
  await show({ ...DBData, wc_preorders_countdown_format: "" });
  await choose("M");
  await vi.waitFor(() => expect(line()?.textContent).toContain("0 days, 0 hours, 0 minutes, 9 seconds"));
});

it("writes the shop's own HTML on the button and in the line, as the plugin does", async () => {
  await show({
    ...DBData,
    preorders_add_to_cart_text: "<b>Reserve</b> now &#8211; today",
    preorder_avaiable_date: "<strong>Soon: {countdown}</strong>",
  });
  await choose("M");
  await vi.waitFor(() => expect(button().innerHTML).toBe("<b>Reserve</b> now – today"));
  expect(line()?.querySelector("strong")?.textContent).toBe("Soon: 0:0:0:9");
});

it("counts in every place that the shop's text has for it, such as one for phones and one for desktops", async () => {
  await show({ ...DBData, preorder_avaiable_date: "<i>{countdown}</i> <b>in {countdown}</b>" });
  await choose("M");
  await vi.waitFor(() => expect(line()?.textContent).toBe("0:0:0:9 in 0:0:0:9"));
  await pass(1500);
  expect(line()?.textContent).toBe("0:0:0:8 in 0:0:0:8");
});

it("leaves the theme's icon in a button that says the text already", async () => {
  const html = demoHtml("product/pre-order").replace(/(single_add_to_cart_button[^>]*>)([^<]*)/, "$1 <i></i> $2 ");
  await show(DBData, html);
  const icon = button().querySelector("i");
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
  await choose("S");
  expect(button().firstElementChild).toBe(icon);
  await choose("M");
  expect(button().textContent).toBe("Pre Order Now!");
});

it.each([
  ["a text in the platform's globals", ""],
  ["what PHP has for it in the settings block", false],
])(
  "keeps the server's text on a pre-order's button where the shop has never saved another, as %s",
  async (_as, saved) => {
    await show(
      { ...DBData, preorders_add_to_cart_text: saved },
      demoHtml("product/pre-order").replace(">Add to cart<", ">Buy<"),
    );
    await choose("M");
    await vi.waitFor(() => expect(line()).not.toBeNull());
    expect(button().textContent).toBe("Buy");
  },
);

it("shows no line where the checkbox setting is off, but the button's text", async () => {
  await show({ ...DBData, is_checkbox_active_spp: "no" });
  await choose("M");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
  expect(line()).toBeNull();
});

it("believes the flag of the plugin's free edition, which has compared the date itself", async () => {
  await show({ default_add_to_cart_text: "Add to cart", preorders_add_to_cart_text: "Pre Order Now!" });
  await choose("L");
  await vi.waitFor(() => expect(button().textContent).toBe("Pre Order Now!"));
  expect(line()).toBeNull();
});

const SIMPLE = `<div><p class="bp-preorder-available-date">Available on 24 December 2099</p>
  <form class="cart" data-preorder_date_time_filter="2099-12-24 18:00:00" data-preorder_date_time_format="24 December 2099">
  <button type="submit" class="single_add_to_cart_button">Pre Order Now!</button></form></div>`;

it("takes over a simple product's date, and gives it back", async () => {
  const loader = await show(DBData, SIMPLE);
  await vi.waitFor(() => expect(screen.getByRole("timer").textContent).toBe("0:0:0:10"));
  const [server] = document.querySelectorAll<HTMLElement>(".bp-preorder-available-date");
  expect(server?.style.display).toBe("none");
  await pass(10_500);
  expect(button().textContent).toBe("Add to cart");
  loader.unmount();
  expect(button().textContent).toBe("Pre Order Now!");
  expect(server?.style.display).toBe("");
});

it("gives it back before the date too, which then changes nothing", async () => {
  const loader = await show(DBData, SIMPLE);
  await vi.waitFor(() => expect(screen.getByRole("timer").textContent).toBe("0:0:0:10"));
  loader.unmount();
  await pass(11_000);
  expect(button().textContent).toBe("Pre Order Now!");
  expect(document.querySelectorAll(".bp-preorder-available-date")).toHaveLength(1);
  expect(document.querySelector("form")?.dataset.state).toBeUndefined();
});
