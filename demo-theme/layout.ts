import { createHash } from "node:crypto";
import { type Html, html, raw } from "./html.ts";
import type { PageContext } from "./page-context.ts";
import { builderSnippets } from "./partials/builder-snippets.ts";
import { footTag } from "./partials/bundle-tag.ts";
import { comingSoonBanner, siteFooter } from "./partials/footer.ts";
import { head } from "./partials/head.ts";
import { siteHeader } from "./partials/header.ts";
import { inlineScript } from "./partials/inline-script.ts";
import { consentBanner } from "./tracking/pixels.ts";

export interface Page {
  title: string;
  /** Comes before the classes that every page has. */
  bodyClass: string;
  main: Html;
  /** Replaces the shop's own header. */
  header?: Html;
  status?: number;
}

const NOTICE_TEXT = "This is a demo shop for testing purposes: no orders shall be fulfilled.";

const storeNotice = html`<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" data-notice-id="${createHash("md5").update(NOTICE_TEXT).digest("hex")}" style="display:none;">${NOTICE_TEXT} <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;

/** The platform's line, which lets styles hide parts only on pages with scripts. */
const announceScripts = raw(
  "(function () { var c = document.body.className; c = c.replace(/woocommerce-no-js/, 'woocommerce-js'); document.body.className = c; })();",
);

export const renderPage = (context: PageContext, page: Page): string => {
  const { dir } = context.flags;
  return html`<!doctype html>
<html lang="${dir === "rtl" ? "ar" : "en-US"}" dir="${dir}">
${head(context, page.title)}
<body class="${page.bodyClass} wp-theme-larkmoor theme-larkmoor breakdance woocommerce-demo-store woocommerce-no-js${dir === "rtl" && " rtl"}">
${inlineScript(context, announceScripts)}${storeNotice}
<div id="page" class="hfeed site">
${page.header ?? siteHeader(context)}
<div id="content" class="site-content" tabindex="-1"><div class="col-full"><div id="primary" class="content-area"><main id="main" class="site-main" role="main">
${page.main}
</main></div></div></div>
${siteFooter(context)}
</div>
${comingSoonBanner(context)}${consentBanner(context)}
${builderSnippets(context)}${footTag(context)}</body>
</html>
`.html;
};
