import { htmlResponse, jsonResponse } from "#mock/platform-response.ts";
import type { Answer } from "#mock/shop.ts";
import { flagsOf } from "#mock/visit-flags.ts";

const FLAGS = [
  "all_disabled_by_api",
  "facebook_disabled_by_api",
  "analytics_disabled_by_api",
  "pinterest_disabled_by_api",
  "bing_disabled_by_api",
  "reddit_disabled_by_api",
  "externalID_disabled_by_api",
  "disabled_all_cookie",
  "disabled_start_session_cookie",
  "disabled_advanced_form_data_cookie",
  "disabled_landing_page_cookie",
  "disabled_first_visit_cookie",
  "disabled_trafficsource_cookie",
  "disabled_utmTerms_cookie",
  "disabled_utmId_cookie",
];

const VISITOR_ID = "5e".repeat(32);

/** The tracking plugin's calls. What it is told of events stands in the request log. */
export const pixelActions: Readonly<Record<string, Answer>> = {
  pys_get_gdpr_filters_values: () =>
    jsonResponse({ success: true, data: Object.fromEntries(FLAGS.map((flag) => [flag, false])) }),
  // Recorded at a shop that keeps no ids of visitors.
  pys_get_pbid: (call) =>
    flagsOf(call).pixels ? jsonResponse({ success: true, data: { pbid: VISITOR_ID } }) : htmlResponse("0"),
  pys_api_event: (call) => (flagsOf(call).pixels ? jsonResponse({ success: true }) : htmlResponse("0", 400)),
};
