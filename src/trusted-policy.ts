/** The bundle's one Trusted Types policy, which all code uses: a page may allow a policy's name only once. */

interface PolicyRules {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): PolicyRules };
  }
}

/** Allows no script until `src/platform/scripts.ts` puts its own check here: most pages load none, and need no list. */
export const scriptRule = { check: (_url: string): string => "" };

const rules: PolicyRules = {
  // `src/dom/server-html.ts` removes everything that runs script right after the parsing.
  createHTML: (html) => html,
  createScriptURL: (url) => scriptRule.check(url),
};

let policy: PolicyRules | undefined;

/** Created at first use, so that a page which needs no policy may forbid its name. */
export const trustedPolicy = (): PolicyRules => {
  policy ??= window.trustedTypes?.createPolicy("storefront-widgets", rules) ?? rules;
  return policy;
};
