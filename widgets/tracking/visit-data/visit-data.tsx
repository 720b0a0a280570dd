import { readCookie, removeSharedCookie } from "#src/dom/cookies.ts";
import { $consent, hasVisitConsent, startConsent, writeVisitCookie } from "#src/stores/consent.ts";
import { fillCheckout } from "./checkout-fields.tsx";
import { siteUrl, visitSettings } from "./contract.ts";
import { afterPageView, forbiddenCookies, type PageView } from "./visit.ts";

const count = (view: PageView): void => {
  const has = (cookie: string) => Boolean(readCookie(cookie));
  for (const { name, value, days } of afterPageView(view, visitSettings(), has)) {
    if (value) writeVisitCookie(name, value, days);
    else removeSharedCookie(name);
  }
};

export const attach = async (): Promise<() => void> => {
  const own = new Map<string, HTMLInputElement>();
  const over = new AbortController();
  const view = { url: new URL(location.href), referrer: document.referrer, siteUrl: siteUrl() };
  let isCounted = false;

  const update = () => {
    for (const name of forbiddenCookies(view, visitSettings())) removeSharedCookie(name);
    if (!isCounted && hasVisitConsent()) {
      isCounted = true;
      count(view);
    }
    fillCheckout(own);
  };

  // The form may come later, or anew. Whoever sends it turns to it first; not all browsers focus a pressed button.
  for (const type of ["focusin", "pointerdown", "submit"])
    document.addEventListener(type, () => fillCheckout(own), { capture: true, signal: over.signal });
  // The shop's answer about consent may take longer than the order.
  fillCheckout(own);
  await startConsent();
  const unsubscribe = $consent.subscribe(update);
  return () => {
    over.abort();
    unsubscribe();
    for (const field of own.values()) field.remove();
  };
};
