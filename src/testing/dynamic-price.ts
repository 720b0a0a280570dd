import { HttpResponse, http } from "msw";
import { afterEach } from "vitest";
import { forgetRenewedNonce } from "#src/platform/discounts.ts";
import { demoHtml, settings, showPage } from "./page.ts";
import { server } from "./server.ts";

/** A page whose prices follow the quantity, and a shop that answers and remembers. */

export const awdr_params = {
  ajaxurl: "/wp-admin/admin-ajax.php",
  nonce: "fresh",
  enable_update_price_with_qty: "show_dynamically",
  awdr_dynamic_bulk_table_status: "1",
  awdr_dynamic_bulk_table_off: "on",
};

afterEach(forgetRenewedNonce);

export type Fields = Record<string, string>;
/** The shop's requests since `answer` was called. */
export const asked: Fields[] = [];

export const answer = (respond: (fields: Fields) => Response | Promise<Response>) => {
  asked.length = 0;
  server.use(
    http.post("*/wp-admin/admin-ajax.php", async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push(fields);
      return respond(fields);
    }),
  );
};

export const priced = ({ qty }: Fields) =>
  HttpResponse.json({ price_html: `<ins>$${13 * Number(qty)}.00 in all</ins>`, original_price_html: "" });

export const showPrices = async (changes: object = {}, html = demoHtml("product/dynamic-price")) => {
  const loader = showPage(html, { ...settings, awdr_params: { ...awdr_params, ...changes } });
  await loader.mount();
  return loader;
};
