import type { Plugin } from "vite";

/**
 * Words of file names that content blockers stop on every site: EasyPrivacy and AdGuard's lists have rules such as
 * "/beacon.js", "/lead-tracking." and "/cookie-banner", and new ones each week.
 */
const BLOCKED =
  /(?<![a-z])(?:ads?|affiliate|analyse|analytics|audience|beacon|clicklog|cookie-?(?:banner|consent|popup)|fbpixel|fingerprint|ga|gdpr|gtag|gtm|pageview|pixel|promo-banner|referrer|rum|stats?|telemetry|track|tracker|tracking|visitor)(?![a-z])/;

/** Trackers alone load these: whoever has them blocked misses nothing else. */
const TRACKERS = ["google-analytics", "product-tracking", "tracking-ajax"];

export const isBlocked = (name: string): boolean => BLOCKED.test(name) && !TRACKERS.includes(name);

/** A chunk is called like the module that heads it, so the name of any source file may become one. */
export const chunksPassBlockers: Plugin = {
  name: "chunks-pass-blockers",
  apply: "build",
  generateBundle(_options, bundle) {
    const names = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.name : []));
    const blocked = names.filter(isBlocked);
    if (blocked.length > 0) this.error(`Content blockers know such names: rename ${blocked.join(", ")}.`);
  },
};
