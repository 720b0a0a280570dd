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

/** Allows no script until `src/platform/scripts.ts` puts its own check here: most pages load none, and need no list. */
export const scriptRule = { check: (_address: string): string => "" };

const rules: PolicyRules = {
  // `src/dom/server-html.ts` removes everything that runs script right after the parsing.
  createHTML: (html) => html,
  createScriptURL: (address) => scriptRule.check(address),
};

let policy: PolicyRules | undefined;

/** Created at first use, so that a page which needs no policy may forbid its name. */
export const trustedPolicy = (): PolicyRules => {
  policy ??= window.trustedTypes?.createPolicy("storefront-widgets", rules) ?? rules;
  return policy;
};
