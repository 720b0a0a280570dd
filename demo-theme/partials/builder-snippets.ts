import { asJson, type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { inlineScript } from "./inline-script.ts";

const breakpoints = [
  { id: "breakpoint_base", label: "Desktop", defaultPreviewWidth: "100%" },
  { id: "breakpoint_tablet_landscape", label: "Tablet Landscape", defaultPreviewWidth: 1024, maxWidth: 1119 },
  { id: "breakpoint_tablet_portrait", label: "Tablet Portrait", defaultPreviewWidth: 768, maxWidth: 1023 },
  { id: "breakpoint_phone_landscape", label: "Phone Landscape", defaultPreviewWidth: 480, maxWidth: 767 },
  { id: "breakpoint_phone_portrait", label: "Phone Portrait", defaultPreviewWidth: 400, maxWidth: 479 },
];

export const builderData = ({ origin }: PageContext) => ({
  homeUrl: origin,
  ajaxUrl: `${origin}/wp-admin/admin-ajax.php`,
  elementsPluginUrl: null,
  BASE_BREAKPOINT_ID: "breakpoint_base",
  breakpoints,
  subscriptionMode: "pro",
});

/** The builder spreads the element's content settings into the call, as source text. */
const cartOptions = ({ flags }: PageContext): Html => {
  const content = { link: { show_subtotal: true }, cart: { open_cart_on_add: flags.openOnAdd } };
  return html`{ ...${asJson(content)}, style: ${asJson(flags.style)}, full_screen_at: ${asJson(flags.fullScreenAt)} }`;
};

const cartSelector = (index: number): string => `.breakdance .bde-mini-cart-12-${index}`;

const onContentLoaded = (context: PageContext, body: Html): Html =>
  inlineScript(context, html`document.addEventListener('DOMContentLoaded', function () { ${body} });`);

const guard = ({ flags }: PageContext, call: Html): Html =>
  ["async", "late", "delayed", "none"].includes(flags.tag) ? html`if (window.BreakdanceMiniCart) { ${call} }` : call;

/**
 * The page builder's data, then one constructor call per element, at the end of the body as the builder prints them. The
 * calls are guarded where the bundle may load after the page, because its constructors do not exist yet.
 */
export const builderSnippets = (context: PageContext): Html => {
  const { flags } = context;
  const data = html`if (!window.BreakdanceFrontend) { window.BreakdanceFrontend = {}; } window.BreakdanceFrontend.data = ${asJson(builderData(context))};`;
  const carts = Array.from({ length: flags.copies }, (_, index) => {
    const call = html`new BreakdanceMiniCart(${asJson(cartSelector(index))}, ${cartOptions(context)});`;
    return onContentLoaded(context, guard(context, call));
  });
  return html`${flags.settings === "globals" && onContentLoaded(context, data)}${carts}`;
};
