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

/** Where scripts of others come from: the captcha providers, whose addresses the platform prints in its code. */
const allowedHosts = new Set(["www.google.com", "www.recaptcha.net", "challenges.cloudflare.com"]);

/** Lets scripts come from one more host, because the shop's settings name it. */
export const allowScriptHost = (host: string): void => void allowedHosts.add(host);

/** True for encrypted addresses of hosts that this page may run scripts of. */
export const isAllowedScript = (address: string): boolean => {
  const { protocol, host, username } = new URL(address, document.baseURI);
  return protocol === "https:" && username === "" && allowedHosts.has(host);
};

const rules: PolicyRules = {
  // What is parsed is disarmed right afterwards, see src/dom/server-html.ts.
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (!isAllowedScript(address)) throw new TypeError(`No script may be loaded from ${address}.`);
    return address;
  },
};

let policy: PolicyRules | undefined;

/** Created at first use, so that pages that need neither may forbid the name. */
export const trustedPolicy = (): PolicyRules => {
  policy ??= window.trustedTypes?.createPolicy("storefront-widgets", rules) ?? rules;
  return policy;
};
