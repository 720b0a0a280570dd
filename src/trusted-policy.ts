/** The bundle's one Trusted Types policy, which all code uses: a page may allow a policy's name only once. */

interface PolicyRules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): PolicyRules };
  }
}

/** The captcha providers'. Code that loads a script of another host adds that host. */
export const scriptAddresses = ["https://www.google.com/recaptcha/", "https://challenges.cloudflare.com/turnstile/"];

const rules: PolicyRules = {
  // `src/dom/server-html.ts` removes everything that runs script right after the parsing.
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (!scriptAddresses.some((provider) => address.startsWith(provider)))
      throw new TypeError(`No script may be loaded from ${address}.`);
    return address;
  },
};

let policy: PolicyRules | undefined;

/** Created at first use, so that a page which needs no policy may forbid its name. */
export const trustedPolicy = (): PolicyRules => {
  policy ??= window.trustedTypes?.createPolicy("storefront-widgets", rules) ?? rules;
  return policy;
};
