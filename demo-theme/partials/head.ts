import { type Html, html, nothing, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { headTag } from "./bundle-tag.ts";
import { inlineScript } from "./inline-script.ts";
import { headSettings } from "./settings.ts";

/** jQuery writes HTML as plain strings, which Trusted Types refuse without a default policy. */
const passThroughPolicy =
  "trustedTypes.createPolicy('default', { createHTML: function (text) { return text; }, createScript: function (text) { return text; }, createScriptURL: function (text) { return text; } });";

const jqueryScripts = (context: PageContext): Html => {
  const { flags } = context;
  if (!flags.jquery) return nothing;
  return html`${inlineScript(context, raw(passThroughPolicy))}<script src="/vendor/jquery.js" id="jquery-core-js"></script>
<script src="/assets/event-recorder.js"></script>
${
  flags.platform &&
  html`<script defer src="/assets/platform-stand-in.js"></script>
`
}${
  flags.variations &&
  html`<script defer src="/assets/variation-stand-in.js" id="wc-add-to-cart-variation-js"></script>
`
}${
  flags.quantities &&
  html`<script defer src="/assets/quantity-stand-in.js"></script>
`
}`;
};

/** The wishlist plugin's line: its style sheet hides some forms on pages with scripts. */
const wishlistClasses = (context: PageContext): Html =>
  inlineScript(context, raw("document.documentElement.className += ' yes-js js_active js';"));

/** The builder prints this marker after each such add, also in shops whose mini-cart does not open then. */
const addedMarker = (context: PageContext): Html =>
  context.wasAddedWithoutAjax ? inlineScript(context, raw("let BREAKDANCE_ADDED_TO_CART = true;")) : nothing;

/** Blocks the first paint until the header is parsed, because its later parts would push the earlier ones aside. */
export const head = (context: PageContext, title: string): Html => html`<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Larkmoor</title>
<meta name="description" content="Larkmoor makes and sells goods for house and hillside: enamel, wool, iron and light.">
<link rel="expect" href="#content" blocking="render">
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/theme.css">
${wishlistClasses(context)}${jqueryScripts(context)}${addedMarker(context)}${headSettings(context)}${headTag(context)}</head>`;
