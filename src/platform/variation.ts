import * as v from "valibot";
import type { RequestOptions } from "./client.ts";
import { postToShop } from "./shop-ajax.ts";

/** One variation as `get_variation` answers it; plugins add keys of their own. */
const variation = v.looseObject({ variation_id: v.number(), attributes: v.record(v.string(), v.string()) });

// The library has a schema for either of two, whose code nothing else needs.
const variationAnswer = v.custom<false | v.InferOutput<typeof variation>>(
  (answer) => answer === false || v.is(variation, answer),
  "Expected a variation or false",
);

/**
 * The variation for a complete choice; false when there is none.
 * @throws PlatformError when the shop cannot be reached or answers something else; an abort rejects with its reason.
 */
export const fetchVariation = (
  data: Readonly<Record<string, unknown>>,
  options?: Pick<RequestOptions, "signal">,
): Promise<v.InferOutput<typeof variationAnswer>> => postToShop("get_variation", variationAnswer, { data, ...options });
