import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";
import { button, choose, panel, select, untilShown, variationId } from "#src/testing/variation-form.ts";

const optionsOf = (name: string) => [...select(name).options].map(({ value }) => value);
const quantity = () => screen.getByLabelText<HTMLInputElement>("Blanket quantity");

const withDefault = () =>
  demoHtml("product/variation-form")
    .replace('value="small"', 'value="small" selected')
    .replace('value="moss"', 'value="moss" selected');

it("shows a complete default at once, without a touch and without the form's own code", async () => {
  const shown = vi.fn();
  document.addEventListener("storefront:variation-shown", shown, { once: true });
  const loader = showPage(withDefault());
  await untilShown();
  expect(panel().textContent).toContain("$45.00");
  expect([variationId(), find(".sku").textContent, quantity().max]).toEqual(["58", "BL-58", "2"]);
  expect(button().className).not.toContain("disabled");
  expect(shown.mock.calls[0]?.[0].detail).toMatchObject({ variation: { variation_id: 58 }, isPurchasable: true });
  expect(loader.inspect().find(({ widget }) => widget === "variation-form")?.state).toBe("waiting");
  loader.unmount();
  await waitFor(() => expect(panel().innerHTML).toBe(""));
  expect(find(".sku").textContent).toBe("BL");
  expect(find(".reset_variations").style.visibility).toBe("");
});

const storefront_product = { stock_threshold: 3 };

it.each([
  ["on the form", "3", {}, {}],
  ["among its settings", "", { storefront_product }, {}],
  ["in a variable of the page", "", {}, { storefront_product }],
])(
  "says how few are left of a default where the shop has the threshold %s",
  async (_place, ofForm, block, variables) => {
    for (const [name, value] of Object.entries(variables)) vi.stubGlobal(name, value);
    onTestFinished(() => void vi.unstubAllGlobals());
    const attribute = ofForm && `data-stock-threshold="${ofForm}"`;
    showPage(withDefault().replace('data-stock-threshold="3"', attribute), { ...settings, ...block });
    await untilShown();
    expect(screen.getByText("Only 2 left")).toBeTruthy();
  },
);

it("shows a default as the platform does where its script, and so its template, is off the page", async () => {
  showPage(
    withDefault()
      .replace('data-stock-threshold="3"', "")
      .replaceAll(/<script .*?<\/script>/gs, ""),
  );
  await untilShown();
  expect(panel().querySelector(".woocommerce-variation-price")?.textContent).toBe("$45.00");
});

it("empties a default that is not among the product's variations, as one that is sold out and hidden", async () => {
  showPage(withDefault().replace("_size&quot;:&quot;small", "_size&quot;:&quot;medium"));
  expect([select("Size").value, select("Colour").value]).toEqual(["small", "moss"]);
  await waitFor(() => expect(select("Size").value).toBe(""));
  expect(button().className).toContain("disabled wc-variation-selection-needed");
  expect(screen.queryByText(/no products matched/)).toBeNull();
});

it("takes a shown default over without saying it twice", async () => {
  showPage(withDefault());
  await untilShown();
  const price = panel().firstElementChild;
  const heard = vi.fn();
  for (const name of ["found", "changed"]) find("form").addEventListener(`storefront:variation-${name}`, heard);
  fireEvent.pointerOver(select("Size"));
  await waitFor(() => expect(optionsOf("Colour")).toEqual(["", "moss"]));
  expect(heard).not.toHaveBeenCalled();
  expect(variationId()).toBe("58");
  expect(panel().firstElementChild).toBe(price);
  choose("Size", "");
  expect(panel().style.display).toBe("none");
});

it("forgets a shown default that the first touch takes back", async () => {
  showPage(withDefault());
  await untilShown();
  choose("Size", "");
  await waitFor(() => expect(button().className).toContain("disabled"));
  expect(variationId()).toBe("");
});

it("says that a default is sold out, and does not sell it", async () => {
  showPage(withDefault().replace("_in_stock&quot;:true", "_in_stock&quot;:false"));
  await untilShown();
  expect(button().className).toContain("disabled wc-variation-is-unavailable");
});
