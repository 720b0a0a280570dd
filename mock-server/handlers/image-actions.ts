import { createHash } from "node:crypto";
import { isValidNonce } from "#mock/nonces.ts";
import { jsonResponse } from "#mock/platform-response.ts";
import type { Answer } from "#mock/shop.ts";
import { NO_LCP_DATA } from "#theme/media/settings.ts";

/** The image plugin answers a refusal with status 200 too. */
const refuse = (error_msg: string): Response => jsonResponse({ success: false, data: { error_msg } });

const readObject = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const VERSION = "1";

const takeReport: Answer = ({ fields, visit }) => {
  if (!isValidNonce(visit.session, "smush_handle_lcp_data", fields.get("nonce")))
    return refuse("Error in processing LCP data, nonce verification failed.");
  const data = readObject(fields.get("data"));
  if (typeof data.image_url !== "string" || !data.image_url) return refuse("LCP element is not an image.");
  const store = readObject(fields.get("data_store"));
  if (!fields.get("url") || Object.keys(store).length === 0)
    return refuse("Error in processing LCP data, fields empty.");
  const hash = createHash("md5").update(JSON.stringify(data)).digest("hex");
  const isKnown = fields.get("previous_data_version") === VERSION && fields.get("previous_data_hash") === hash;
  return isKnown && fields.get("previous_data_hash") !== NO_LCP_DATA.hash
    ? refuse("LCP data is already up to date")
    : jsonResponse({ success: true });
};

export const imageActions: Readonly<Record<string, Answer>> = { smush_handle_lcp_data: takeReport };
