import { readCookie } from "#src/dom/cookies.ts";
import { create } from "#src/dom/create.ts";
import { printedVisit } from "./contract.ts";
import { browserTime, IDS, TERMS, withoutEmail } from "./visit.ts";

const campaign = (copy: string, names: readonly string[]): string =>
  names
    .map((name) => {
      const value = readCookie(`${copy}pys_${name}`) || printedVisit().campaign[name] || "";
      return `${name}:${withoutEmail(value) || "undefined"}`;
    })
    .join("|");

/** @param copy - "" or "last_" */
const visitFields = (copy: string): Record<string, string> => ({
  [`${copy}pys_landing`]: readCookie(`${copy}pys_landing_page`) || printedVisit().landing,
  [`${copy}pys_source`]: readCookie(`${copy}pysTrafficSource`),
  [`${copy}pys_utm`]: campaign(copy, TERMS),
  [`${copy}pys_utm_id`]: campaign(copy, IDS),
});

const checkoutForm = (): Element | null =>
  document.querySelector("form.woocommerce-checkout, .edd-checkout #edd_purchase_form");

/** Puts back the fields that are missing. */
export const fillCheckout = (own: Map<string, HTMLInputElement>): void => {
  const form = checkoutForm();
  if (!form) return;
  const values = {
    ...visitFields(""),
    ...visitFields("last_"),
    pys_browser_time: browserTime(new Date()),
    pys_order_type: document.querySelector(".wcf-optin-form") ? "wcf-optin" : "normal",
  };
  for (const [name, value] of Object.entries(values)) {
    const field = own.get(name) ?? create("input", { type: "hidden", name });
    field.value = value;
    own.set(name, field);
    if (!form.querySelector(`[name="${name}"]`)) form.append(field);
  }
};
