// Spec 7, smush_handle_lcp_data; pricing contract H and header contract 8.1.
import { unreadable } from "#src/errors.ts";
import { sendBeacon } from "#src/platform/background-post.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import type { BackgroundData } from "./image-data.ts";

/** The page's largest image, by the plugin's field names. */
export interface LcpImage {
  /** Matches this element only. */
  selector: string;
  selector_xpath: string;
  selector_id: string;
  selector_class: string;
  /** As in the page's markup: with or without the shop's own host. */
  image_url: string;
  background_data: BackgroundData | null;
}

/**
 * Returns the function that reports the image.
 * @throws ContractError when the page names no address for the report.
 */
export const readReport = (): ((image: LcpImage) => void) => {
  const detector = pageGlobal("smush_detector");
  const { ajax_url, data_store = {} } = detector;
  if (typeof ajax_url !== "string" || !ajax_url) throw unreadable("smush_detector", "an ajax_url", ajax_url);
  return (image) => {
    const printed = (name: string) => String(detector[name] ?? "");
    const fields = new URLSearchParams({
      url: location.href,
      data: JSON.stringify(image),
      nonce: printed("nonce"),
      is_mobile: printed("is_mobile"),
      data_store: JSON.stringify(data_store),
      previous_data_version: printed("previous_data_version"),
      previous_data_hash: printed("previous_data_hash"),
    });
    // The server expects the action in the address.
    sendBeacon(`${ajax_url}?action=smush_handle_lcp_data`, fields);
  };
};
