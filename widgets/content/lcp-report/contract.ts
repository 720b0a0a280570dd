// Spec 7, smush_handle_lcp_data; contracts of the media plugins, chapters H and 8.1.
import { unreadable } from "#src/errors.ts";
import { sendBeacon } from "#src/platform/beacon.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import type { BackgroundData } from "./image-data.ts";

/** The page's largest image, in the platform's words. */
export interface LcpImage {
  /** Fits this element only. */
  selector: string;
  selector_xpath: string;
  selector_id: string;
  selector_class: string;
  /** As the page's markup has it: with or without the shop's own host. */
  image_url: string;
  background_data: BackgroundData | null;
}

/**
 * Where the page wants its report, and with what beside it.
 * @throws ContractError when the page says not where.
 */
export const readDetector = (): { report: (image: LcpImage) => void } => {
  const detector = pageGlobal("smush_detector");
  const { ajax_url, data_store = {} } = detector;
  if (typeof ajax_url !== "string" || !ajax_url) throw unreadable("smush_detector", "an ajax_url", ajax_url);
  const report = (image: LcpImage) => {
    const fields = new URLSearchParams({
      url: location.href,
      data: JSON.stringify(image),
      data_store: JSON.stringify(data_store),
    });
    for (const name of ["nonce", "is_mobile", "previous_data_version", "previous_data_hash"])
      fields.set(name, String(detector[name] ?? ""));
    // The action belongs in the address.
    sendBeacon(`${ajax_url}?action=smush_handle_lcp_data`, fields);
  };
  return { report };
};
