import { create } from "#src/dom/create.ts";
import { type Attribution, mayTrack, publish, readAttribution, tellBlockCheckout } from "./contract.ts";
import { afterPageView, type Visitor, valueAt } from "./visit.ts";
import { forgetVisitor, readVisitor, writeVisitor } from "./visitor-cookies.tsx";

const PLACES = "wc-order-attribution-inputs";

/** The shop prints several of these elements in a form, of which one set of fields is enough. */
const placeIn = (inside: Element) => inside.closest?.("form")?.querySelector(PLACES);

const fillForms = (prefix: string, values: Attribution): void => {
  for (const place of document.querySelectorAll(PLACES)) {
    // Payment buttons keep one of their own outside any form.
    const fields = (placeIn(place) ?? place) === place ? Object.entries(values) : [];
    place.replaceChildren(
      ...fields.map(([field, value]) => create("input", { type: "hidden", name: prefix + field, value: value ?? "" })),
    );
  }
};

const thisPageView = () => ({
  url: new URL(location.href),
  referrer: document.referrer,
  userAgent: navigator.userAgent,
  now: new Date(),
});

export const attach = (): (() => void) => {
  // The platform's own script has defined the element.
  if (customElements.get(PLACES)) return () => {};
  const settings = readAttribution();
  const over = new AbortController();
  let visitor: Visitor | undefined;

  const getAttributionData = (): Attribution =>
    Object.fromEntries(
      Object.entries(settings.fields).map(([field, place]) => [field, visitor ? valueAt(visitor, `${place}`) : null]),
    );

  let isBlockTold = false;
  const tellBlock = () => {
    isBlockTold = tellBlockCheckout(getAttributionData());
  };
  const show = () => {
    fillForms(settings.prefix, getAttributionData());
    tellBlock();
  };

  const setOrderTracking = (isAllowed: boolean) => {
    if (!isAllowed) {
      visitor = undefined;
      forgetVisitor();
    } else if (!visitor) {
      const before = readVisitor();
      visitor = afterPageView(before, thisPageView());
      writeVisitor(visitor, before, settings);
    }
    show();
  };

  document.addEventListener(
    "wp_listen_for_consent_change",
    ({ detail }: CustomEventInit<Record<string, string>>) => {
      const answer = detail?.[settings.consentCategory];
      if (answer) setOrderTracking(answer === "allow");
    },
    over,
  );
  document.addEventListener("wp_consent_type_defined", () => setOrderTracking(mayTrack(settings)), over);
  const fillLate = ({ target }: Event) => {
    if (!isBlockTold) tellBlock();
    if (placeIn(target as Element)?.childElementCount === 0) show();
  };
  // A form may come later, or anew, and so may the block checkout's script. Whoever sends it turns to it first; not all
  // browsers focus a pressed button.
  for (const type of ["focusin", "pointerdown", "submit"])
    document.addEventListener(type, fillLate, { capture: true, signal: over.signal });
  const withdraw = publish({ setOrderTracking, getAttributionData });
  setOrderTracking(mayTrack(settings));

  return () => {
    over.abort();
    withdraw();
    fillForms("", {});
  };
};
