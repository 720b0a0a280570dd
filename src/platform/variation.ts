import * as v from "valibot";
import type { PlainObject } from "#src/plain-object.ts";
import type { RequestOptions } from "./client.ts";
import { postToShop } from "./shop-ajax.ts";

// The schema library has numbers and unions, but only this file would need their code.
const variationAnswer = v.custom<PlainObject | false>(
  (answer) => answer === false || typeof Object(answer).variation_id === "number",
  "Expected a variation or false",
);

/**
 * The variation for a complete choice; false when there is none.
 * @throws PlatformError when the shop cannot be reached or answers something else; an abort rejects with its reason.
 */
export const fetchVariation = (
  data: PlainObject,
  options?: Pick<RequestOptions, "signal">,
): Promise<PlainObject | false> => postToShop("get_variation", variationAnswer, { data, ...options });
