import { appendsTag, LATE_TAG_POLICY } from "#theme/csp.ts";
import { type Html, html, nothing, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { inlineScript } from "./inline-script.ts";

const FOLDER = "/wp-content/themes/demo/storefront-widgets";

/** To a browser `localhost` and `127.0.0.1` are two origins, so one name of this machine can serve as the CDN. */
export const cdnOrigin = (origin: string): string => {
  const url = new URL(origin);
  url.hostname = url.hostname === "localhost" ? "127.0.0.1" : "localhost";
  return url.origin;
};

const fileUrl = ({ flags, origin, bundleUrl }: PageContext, file: string): string =>
  bundleUrl ?? `${flags.cdn ? cdnOrigin(origin) : ""}${FOLDER}/${file}`;

const appender = (context: PageContext): Html => {
  const append = html`var tag = document.createElement('script'); tag.type = 'module'; tag.src = policy.createScriptURL('${fileUrl(context, "storefront-widgets.js")}'); document.head.append(tag);`;
  const policy = html`var policy = trustedTypes.createPolicy('${LATE_TAG_POLICY}', { createScriptURL: function (url) { return url; } });`;
  const whenLoaded = html`addEventListener('load', function () { setTimeout(function () { ${append} }, 500); });`;
  const onFirstTouch = html`var once = new AbortController(); ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'].forEach(function (type) { addEventListener(type, function () { once.abort(); ${append} }, { signal: once.signal, passive: true }); });`;
  return inlineScript(
    context,
    html`(function () { ${policy} ${context.flags.tag === "late" ? whenLoaded : onFirstTouch} })();`,
  );
};

/** The bundle's tag in the head; `iife` has its script at the end of the body. */
export const headTag = (context: PageContext): Html => {
  const { tag } = context.flags;
  const module = (attributes: string, query = "") =>
    html`<script type="module"${raw(attributes)} src="${fileUrl(context, "storefront-widgets.js")}${query}"></script>
`;
  const iifeStyle = html`<link rel="stylesheet" href="${fileUrl(context, "storefront-widgets.iife.css")}">
`;
  if (tag === "none") return nothing;
  if (appendsTag(context.flags)) return appender(context);
  if (tag === "async") return module(" async");
  if (tag === "twice") return html`${module("")}${module("", "?ver=2")}`;
  if (tag === "iife") return iifeStyle;
  if (tag === "defer")
    return html`${iifeStyle}<script defer src="${fileUrl(context, "storefront-widgets.iife.js")}"></script>
`;
  return module("");
};

export const footTag = (context: PageContext): Html =>
  context.flags.tag === "iife"
    ? html`<script src="${fileUrl(context, "storefront-widgets.iife.js")}"></script>
`
    : nothing;
