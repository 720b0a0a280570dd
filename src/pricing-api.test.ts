import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { requestDiscount } from "./pricing-api.ts";

let bodies: string[] = [];

const answer = (respond: () => Response) => {
  bodies = [];
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      bodies.push(await request.text());
      return respond();
    }),
  );
};

const discount = { success: true, data: { discounted_price: 13.5 } };

const show = (fields: string): HTMLFormElement => {
  showPage(`<form class="cart">${fields}</form>`, {
    ...settings,
    awdr_params: { nonce: "n", ajaxurl: "/wp-admin/admin-ajax.php" },
  });
  return find<HTMLFormElement>("form");
};

const listen = () => {
  const heard = vi.fn();
  const name = "advanced_woo_discount_rules_on_get_response_for_dynamic_discount";
  document.body.addEventListener(name, (event) => heard((event as CustomEvent<unknown>).detail), { once: true });
  return heard;
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ['<input name="variation_id" value="57"><button name="add-to-cart" value="56"></button>', "57"],
  ['<button name="add-to-cart" value="12"></button>', "12"],
])("asks for the product of %s and tells the answer", async (fields, productId) => {
  answer(() => HttpResponse.json(discount));
  const heard = listen();
  const options = { custom_price: "9.50", key: 1 };
  await requestDiscount(show(`${fields}<input name="quantity" value="2">`), "target", options);
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({
    action: "awdr_get_product_discount",
    product_id: productId,
    qty: "2",
    custom_price: "9.50",
    awdr_nonce: "n",
  });
  expect(heard).toHaveBeenCalledWith([discount, "target", options]);
});

it("sends no price of its own, and 0 pieces of a form without a quantity", async () => {
  answer(() => HttpResponse.json({ success: true, data: false }));
  await requestDiscount(show('<button name="add-to-cart" value="12"></button>'));
  expect(new URLSearchParams(bodies[0]).has("custom_price")).toBe(false);
  expect(new URLSearchParams(bodies[0]).get("qty")).toBe("0");
});

it.each([
  ["no form", () => document.body as unknown as HTMLFormElement, "Incorrect form provided"],
  ["a form without a product", () => show(""), "Invalid product"],
  ["a form without a chosen variation", () => show('<input name="variation_id" value="0">'), "Invalid product"],
])("complains about %s on the console and asks nothing", async (_case, formOf, text) => {
  answer(() => HttpResponse.json(discount));
  const error = vi.spyOn(console, "error").mockReturnValue(undefined);
  await requestDiscount(formOf());
  expect(error.mock.calls[0]?.[0]).toContain(`Advance discount rule error: ${text}`);
  expect(bodies).toEqual([]);
});

it("keeps silent towards the shopper when the shop does not answer", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  answer(() => HttpResponse.error());
  const heard = listen();
  await requestDiscount(show('<button name="add-to-cart" value="12"></button>'));
  expect(heard).not.toHaveBeenCalled();
});
