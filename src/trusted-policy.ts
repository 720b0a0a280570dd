/**
 * The bundle's one Trusted Types policy. A page's security policy may allow each name only once, so whoever turns a
 * text into markup or loads a script asks here.
 */

interface PolicyRules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): PolicyRules };
  }
}

/** Where scripts of others come from: the captcha providers, whose addresses the platform has in its code. */
const PROVIDERS = ["https://www.google.com/recaptcha/", "https://challenges.cloudflare.com/turnstile/"];

const rules: PolicyRules = {
  // What is parsed is disarmed right afterwards, see src/dom/server-html.ts.
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (!PROVIDERS.some((provider) => address.startsWith(provider)))
      throw new TypeError(`No script may be loaded from ${address}.`);
    return address;
  },
};

let policy: PolicyRules | undefined;

/** Created at first use, so that pages that need neither may forbid the name. */
export const trustedPolicy = (): PolicyRules => {
  policy ??= window.trustedTypes?.createPolicy("storefront-widgets", rules) ?? rules;
  return policy;
};
