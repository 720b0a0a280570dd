import { HttpResponse, http } from "msw";
import { beforeEach, expect, it } from "vitest";
import { settings, showPage } from "#src/testing/page.ts";
import { server } from "#src/testing/server.ts";
import { fetchPopupForm, freshFormNonce } from "./stock-alert.ts";

/** Where the shop prints the nonce of a form or popup, by kind of product. */

const alertForm = (nonce: string) =>
  `<section class="cwginstock-subscribe-form"><input class="cwg-product-id" value="7"><input class="cwg-security" value="${nonce}"></section>`;

const popupButton = (nonce: string) =>
  `<input type="submit" class="cwg_popup_submit" data-product_id="7" data-variation_id="9" data-security="${nonce}">`;

const productForm = (variations: unknown) => {
  const form = document.createElement("form");
  form.className = "variations_form cart";
  form.dataset.product_id = "7";
  form.dataset.product_variations = JSON.stringify(variations);
  form.innerHTML =
    '<table class="variations"><tbody><tr><td><select name="attribute_pa_size" data-attribute_name="attribute_pa_size"><option value="large">Large</option></select></td></tr></tbody></table>';
  return form.outerHTML;
};

const inData = (html: string) => productForm([{ variation_id: 9, availability_html: html }]);
const ASKS_FOR_EACH = productForm(false);

/** Shows the page without widgets at work on it. */
const standOn = (html: string) => {
  showPage("", { ...settings, cwginstock: { default_ajax_url: "/wp-admin/admin-ajax.php" } }).stop();
  document.body.insertAdjacentHTML("beforeend", html);
};

let asked: Record<string, string>[] = [];

/** Sets the page past the cache and the shop's answer about one variation. */
const shopPrints = (page: string, availability_html = "") => {
  server.use(
    http.get("*/shop/", () => HttpResponse.html(page)),
    http.post("https://shop.example/", async ({ request }) => {
      asked.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return HttpResponse.json({ variation_id: 9, attributes: { attribute_pa_size: "large" }, availability_html });
    }),
  );
};

const popupAnswers = (fresh: string, variationId = "9") =>
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const { security, variation_id } = Object.fromEntries(new URLSearchParams(await request.text()));
      const isRight = security === fresh && variation_id === variationId;
      return HttpResponse.html(isRight ? alertForm("of-the-popup") : "Unable to verify details.");
    }),
  );

beforeEach(() => {
  asked = [];
});

it.each([
  ["on the page itself", alertForm("fresh"), ""],
  ["in the data of the product's form", inData(alertForm("fresh")), ""],
  ["in the shop's answer for the chosen variation", ASKS_FOR_EACH, alertForm("fresh")],
])("finds a form's fresh nonce %s", async (_where, page, availability) => {
  shopPrints(page, availability);
  standOn(page);
  expect(await freshFormNonce("7", "9")).toBe("fresh");
});

it("asks for the variation that is chosen, and only where the page carries none", async () => {
  shopPrints(ASKS_FOR_EACH, alertForm("fresh"));
  standOn(ASKS_FOR_EACH);
  await freshFormNonce("7", "9");
  expect(asked).toEqual([{ attribute_pa_size: "large", product_id: "7", custom_data: "" }]);
  asked = [];
  shopPrints(alertForm("fresh") + ASKS_FOR_EACH);
  await freshFormNonce("7", "9");
  expect(asked).toEqual([]);
});

it("asks for no variation where the page carries them all", async () => {
  shopPrints(inData(""), alertForm("fresh"));
  standOn(inData(""));
  expect(await freshFormNonce("7", "9")).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ["on the page itself", popupButton("fresh"), ""],
  ["in the data of the product's form", inData(popupButton("fresh")), ""],
  ["in the shop's answer for the chosen variation", ASKS_FOR_EACH, popupButton("fresh")],
])("finds a popup's fresh nonce %s", async (_where, page, availability) => {
  shopPrints(page, availability);
  popupAnswers("fresh");
  standOn(page);
  const request = { product_id: "7", variation_id: "9", quantity: "", security: "stale" };
  expect(await fetchPopupForm(request, false)).toContain("of-the-popup");
  expect(await freshFormNonce("7", "9")).toBe("of-the-popup");
});

it("asks for the popup of a product without variations, which a form calls 0 and a popup nothing, by any nonce", async () => {
  shopPrints(popupButton("fresh"));
  popupAnswers("fresh", "");
  standOn("");
  expect(await freshFormNonce("7", "0")).toBe("of-the-popup");
});

it("shows what the shop says to a stale nonce where the page cannot be had", async () => {
  server.use(http.get("*/shop/", () => HttpResponse.html("", { status: 500 })));
  popupAnswers("fresh");
  standOn("");
  const request = { product_id: "7", variation_id: "9", quantity: "", security: "stale" };
  expect(await fetchPopupForm(request, false)).toBe("Unable to verify details.");
});

it("never tries a captcha's token twice", async () => {
  shopPrints(popupButton("fresh"));
  popupAnswers("fresh");
  standOn("");
  const request = { product_id: "7", variation_id: "9", quantity: "", security: "token" };
  expect(await fetchPopupForm(request, true)).toBe("Unable to verify details.");
});

it("knows no nonce where the shop prints none", async () => {
  shopPrints("<p>Nothing here</p>");
  standOn("");
  expect(await freshFormNonce("7", "0")).toBeUndefined();
});
