import { freshNonce } from "#mock/nonces.ts";
import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import type { Answer } from "#mock/shop.ts";
import { matchVariation, viewProduct } from "#mock/stock.ts";
import { flagsOf } from "#mock/visit-flags.ts";
import { variationData } from "#theme/product-forms/variation-data.ts";
import { alertsOf } from "#theme/stock-alert/form.ts";
import { alertScene } from "#theme/stock-alert/scene.ts";

const getVariation: Answer = (call) => {
  const { db } = call.shop;
  const product = db.product(Number(call.fields.get("product_id")));
  if (!product) return htmlResponse("");
  const chosen = Object.fromEntries([...call.fields].map(([name, value]) => [name.replace(/^attribute_/, ""), value]));
  const match = matchVariation(product, chosen);
  const view = viewProduct(db, call.visit.session, product);
  const found = view.variations.find(({ variation }) => variation === match);
  const flags = flagsOf(call);
  const scene = alertScene({ nonce: (action) => freshNonce(call.visit.session, action), flags });
  const context = { origin: call.url.origin, flags };
  return jsonResponse(found ? variationData(context, { view, entry: found }, alertsOf(scene, product.id)) : false);
};

export const variationEndpoints: Readonly<Record<string, Answer>> = { get_variation: getVariation };
