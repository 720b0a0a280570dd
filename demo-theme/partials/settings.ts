import { createHash } from "node:crypto";
import { discountParams } from "#theme/discounts/prices.ts";
import { asJson, type Html, html, nothing, raw } from "#theme/html.ts";
import { contentsSettings } from "#theme/journal/contents.ts";
import { imageSettings } from "#theme/media/settings.ts";
import type { PageContext } from "#theme/page-context.ts";
import { preOrderSettings } from "#theme/pre-orders/pre-orders.ts";
import { alertScene } from "#theme/stock-alert/scene.ts";
import { alertSettings } from "#theme/stock-alert/settings.ts";
import { pixelSettings } from "#theme/tracking/pixels.ts";
import { trackerGlobals, trackerSettings } from "#theme/tracking/product-tracking.ts";
import { wishlistSettings } from "#theme/wishlist/settings.ts";
import { builderData } from "./builder-snippets.ts";
import { inlineScript } from "./inline-script.ts";

type Settings = Record<string, unknown>;

const storageSuffix = (origin: string): string => createHash("md5").update(`1_${origin}/larkmoor`).digest("hex");

const endpoints = { ajax_url: "/wp-admin/admin-ajax.php", wc_ajax_url: "/?wc-ajax=%%endpoint%%" };

const FIELDS = {
  source_type: "current.typ",
  referrer: "current_add.rf",
  utm_campaign: "current.cmp",
  utm_source: "current.src",
  utm_medium: "current.mdm",
  utm_content: "current.cnt",
  utm_id: "current.id",
  utm_term: "current.trm",
  utm_source_platform: "current.plt",
  utm_creative_format: "current.fmt",
  utm_marketing_tactic: "current.tct",
  session_entry: "current_add.ep",
  session_start_time: "current_add.fd",
  session_pages: "session.pgs",
  session_count: "udata.vst",
  user_agent: "udata.uag",
};

const attributionSettings = {
  params: {
    lifetime: 0.00001,
    session: 30,
    base64: false,
    ajaxurl: endpoints.ajax_url,
    prefix: "wc_order_attribution_",
    allowTracking: true,
  },
  fields: FIELDS,
};

const variationParams = {
  wc_ajax_url: endpoints.wc_ajax_url,
  i18n_no_matching_variations_text: "Sorry, no products matched your selection. Please choose a different combination.",
  i18n_make_a_selection_text: "Please select some product options before adding this product to your cart.",
  i18n_unavailable_text: "Sorry, this product is unavailable. Please choose a different combination.",
  i18n_reset_alert_text:
    "Your selection has been reset. Please select some product options before adding this product to your cart.",
};

const everyPage = ({ origin, flags, path, t, nonce, wishlist }: PageContext): Settings => ({
  ...(!wishlist.options.has("off") && { yith_wcwl_l10n: wishlistSettings(wishlist) }),
  wc_add_to_cart_params: {
    ...endpoints,
    i18n_view_cart: t("View cart"),
    cart_url: `${origin}/cart/`,
    is_cart: path === "/cart/" ? "1" : "",
    cart_redirect_after_add: flags.redirect ? "yes" : "no",
  },
  woocommerce_params: {
    ...endpoints,
    i18n_password_show: t("Show password"),
    i18n_password_hide: t("Hide password"),
  },
  wc_cart_fragments_params: {
    ...endpoints,
    cart_hash_key: `wc_cart_hash_${storageSuffix(origin)}`,
    fragment_name: `wc_fragments_${storageSuffix(origin)}`,
    request_timeout: "5000",
  },
  wc_add_to_cart_variation_params: variationParams,
  DBData: { ...preOrderSettings, default_add_to_cart_text: t("Add to cart") },
  awdr_params: discountParams(nonce("awdr_ajax_front_end")),
  cwginstock: alertSettings(alertScene({ nonce, flags })),
  wc_order_attribution: attributionSettings,
  wpApiSettings: { root: `${origin}/wp-json/`, nonce: nonce("wp_rest"), versionString: "wp/v2/" },
});

const cartPage = ({ nonce }: PageContext): Settings => ({
  wc_cart_params: {
    ...endpoints,
    update_shipping_method_nonce: nonce("update-shipping-method"),
    apply_coupon_nonce: nonce("apply-coupon"),
    remove_coupon_nonce: nonce("remove-coupon"),
  },
});

const checkoutPage = ({ nonce }: PageContext): Settings => ({
  wc_checkout_params: {
    ...endpoints,
    update_order_review_nonce: nonce("update-order-review"),
    apply_coupon_nonce: nonce("apply-coupon"),
    remove_coupon_nonce: nonce("remove-coupon"),
    option_guest_checkout: "yes",
    checkout_url: "/?wc-ajax=checkout",
    is_checkout: "1",
    debug_mode: "",
    i18n_checkout_error:
      "There was an error processing your order. Please check for any charges in your payment method.",
    gateways_with_custom_place_order_button: [],
  },
});

const pageSettings = (context: PageContext): Settings => ({
  ...everyPage(context),
  ...imageSettings(context),
  ...contentsSettings(context),
  ...pixelSettings(context),
  ...(context.path === "/cart/" && cartPage(context)),
  ...(context.path === "/checkout/" && checkoutPage(context)),
});

const handleOf = (name: string): string =>
  name
    .replace(/_params$/, "")
    .replace(/^awdr$/, "awdr-main")
    .replace("yith_wcwl_l10n", "jquery-yith-wcwl")
    .replaceAll("_", "-")
    .replace("DBData", "preorders-main-js")
    .replace("wpApiSettings", "wp-api-request")
    .replace("pysOptions", "pys")
    .replace("cwginstock", "cwginstock_js");

const globals = (context: PageContext): Html =>
  html`${Object.entries(pageSettings(context)).map(([name, value]) =>
    inlineScript(
      context,
      html`
var ${raw(name)} = ${asJson(value)};
`,
      `${handleOf(name)}-js-extra`,
    ),
  )}${context.flags.productTracking && inlineScript(context, trackerGlobals(context))}`;

const jsonBlock = (content: Html): Html =>
  html`<script type="application/json" id="storefront-widgets">${content}</script>
`;

/** Prints the settings in the head: as the platform's globals, or as one JSON block with the same names. */
export const headSettings = (context: PageContext): Html => {
  if (context.flags.settings === "none") return nothing;
  if (context.flags.settings === "broken") return jsonBlock(raw('{"wc_add_to_cart_params": {"wc_ajax_url": '));
  if (context.flags.settings !== "json") return globals(context);
  return jsonBlock(
    asJson({
      ...pageSettings(context),
      ...trackerSettings(context),
      BreakdanceFrontend: { data: builderData(context) },
    }),
  );
};
