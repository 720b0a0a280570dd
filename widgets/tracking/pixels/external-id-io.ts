import { readCookie } from "#src/dom/cookies.ts";
import { pageGlobal } from "#src/platform/page-globals.ts";
import { visitCookieFlags } from "#src/platform/tracking-flags.ts";
import { writeVisitCookie } from "#src/stores/consent.ts";

const COOKIE = "pbid";
const LIFETIME_DAYS = 180;

const keep = (id: string): string => {
  const { disabled_all_cookie, externalID_disabled_by_api } = visitCookieFlags();
  if (!disabled_all_cookie && !externalID_disabled_by_api)
    writeVisitCookie(COOKIE, id, Number(pageGlobal("pysOptions").external_id_expire) || LIFETIME_DAYS);
  return id;
};

const ask = async (): Promise<string> => {
  try {
    const { askTracker } = await import("#src/platform/tracking-ajax.ts");
    const { pbid } = await askTracker("pys_get_pbid");
    return typeof pbid === "string" && pbid ? keep(pbid) : "";
  } catch {
    // A shop that keeps no such ids answers no JSON. The visitor goes on without one.
    return "";
  }
};

/**
 * The visitor's id, by which Facebook joins visits; the printed one where the shop gives no other, empty without one. To be
 * called once Facebook may load.
 */
export const readExternalId = async (): Promise<string> => {
  const { facebook, ajaxForServerEvent, send_external_id, pbid } = pageGlobal("pysOptions");
  if (!send_external_id) return "";
  const known = readCookie(COOKIE);
  if (known) return keep(known);
  const given = facebook && ajaxForServerEvent ? await ask() : "";
  return given || String(pbid ?? "");
};
