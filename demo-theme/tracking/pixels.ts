import type { ProductView } from "#mock/model.ts";
import { asJson, type Html, html, nothing } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";

/** What the tracking plugin prints, with one account at each of its networks. Its script's work is the bundle's. */

const NETWORKS = ["facebook", "ga", "gtm"] as const;

type Network = (typeof NETWORKS)[number];

const printed = (name: string, e_id: string, params: Record<string, unknown> = {}) => ({
  name,
  params,
  delay: 0,
  type: "dyn",
  eventID: "",
  e_id,
  ids: [],
  hasTimeWindow: false,
  timeWindow: 0,
  woo_order: "",
  edd_order: "",
});

const ADDED = "woo_add_to_cart_on_button_click";

/** Each network has its own name for the same event. */
const forAll = (e_id: string, names: Record<Network, string>) =>
  Object.fromEntries(NETWORKS.map((slug) => [slug, printed(names[slug], e_id)]));

const ASKED_HOW = { facebook: "DeliveryRead", ga: "delivery_read", gtm: "delivery_read" };

const consentOptions = (hasBanner: boolean) => ({
  ajax_enabled: false,
  all_disabled_by_api: false,
  facebook_disabled_by_api: false,
  analytics_disabled_by_api: false,
  facebook_prior_consent_enabled: false,
  analytics_prior_consent_enabled: false,
  cookie_law_info_integration_enabled: hasBanner,
  analytics_storage: { enabled: true, value: "granted", filter: false },
  ad_storage: { enabled: true, value: "granted", filter: false },
  ad_user_data: { enabled: true, value: "granted", filter: false },
  ad_personalization: { enabled: true, value: "granted", filter: false },
});

export const pixelSettings = ({ flags, origin, path }: PageContext): Record<string, unknown> => {
  if (!flags.pixels) return {};
  const seen = { ...printed("PageView", "init_event", { page_title: "Larkmoor", event_url: path }), type: "static" };
  return {
    pysOptions: {
      staticEvents: { facebook: { init_event: [seen] } },
      dynamicEvents: { [ADDED]: forAll(ADDED, { facebook: "AddToCart", ga: "add_to_cart", gtm: "add_to_cart" }) },
      triggerEvents: { 501: forAll("custom_event", ASKED_HOW) },
      triggerEventTypes: { css_click: { 501: ['a[href$="/delivery/"]'] } },
      facebook: {
        pixelIds: ["1000000000000001"],
        advancedMatching: [],
        removeMetadata: true,
        serverApiEnabled: true,
        meta_ldu: false,
      },
      ga: { trackingIds: ["G-DEMO"], isDebugEnabled: ["index_0"], custom_page_view_event: false },
      gtm: { trackingIds: ["GTM-DEMO"], gtm_dataLayer_name: "dataLayer", gtm_container_identifier: "gtm" },
      debug: "",
      siteUrl: origin,
      ajaxUrl: `${origin}/wp-admin/admin-ajax.php`,
      ajax_event: "6c5cf62922",
      cookie_duration: "7",
      last_visit_duration: "60",
      ajaxForServerEvent: "1",
      ajaxForServerStaticEvent: "1",
      useSendBeacon: "1",
      send_external_id: "1",
      external_id_expire: "180",
      track_cookie_for_subdomains: "1",
      google_consent_mode: "1",
      gdpr: consentOptions(flags.pixels === "banner"),
      cookie: { disabled_all_cookie: false, disabled_start_session_cookie: false },
      tracking_analytics: { TrafficLanding: `${origin}${path}`, TrafficUtms: [], TrafficUtmsId: [] },
      GATags: { ga_datalayer_type: "default", ga_datalayer_name: "dataLayerPYS" },
      woo: {
        enabled: true,
        addToCartOnButtonEnabled: true,
        addToCartOnButtonValueEnabled: true,
        addToCartOnButtonValueOption: "price",
        removeFromCartSelector: "form.woocommerce-cart-form .remove",
        addToCartCatchMethod: "add_cart_js",
      },
      edd: { enabled: false },
    },
  };
};

/** Beside each product that can be added, as the plugin prints it for a page's list and for a product's form. */
export const pixelProduct = ({ flags, cspNonce }: PageContext, { product, offer }: ProductView): Html => {
  if (!flags.pixels) return nothing;
  const value = offer.price / 100;
  const item = { id: `${product.id}`, quantity: 1, price: value };
  const data = {
    facebook: { params: { content_ids: [`${product.id}`], contents: [item], value, currency: "USD" } },
    ga: { params: { items: [item], value, currency: "USD" } },
    gtm: { params: { ecommerce: { items: [item], value, currency: "USD" } } },
  };
  return html`<script nonce="${cspNonce}">
window.pysWooProductData = window.pysWooProductData || [];
window.pysWooProductData[${product.id}] = ${asJson(data)};
</script>`;
};

/** A cookie banner of a consent plugin, until the visitor has answered. */
export const consentBanner = ({ flags, cspNonce }: PageContext): Html =>
  flags.pixels === "banner"
    ? html`<section class="cky-consent-container consent-banner" aria-label="Cookies">
	<p>May we tell advertising and statistics services of your visit?</p>
	<button type="button" class="button cky-btn-accept">Yes</button><button type="button" class="button cky-btn-reject">No</button>
</section><script nonce="${cspNonce}">
(function () {
	var banner = document.querySelector('.consent-banner');
	if (document.cookie.indexOf('cookieyes-consent=') > -1) banner.remove();
	banner.addEventListener('click', function (event) {
		var answer = event.target.closest('.cky-btn-accept') ? 'yes' : event.target.closest('button') && 'no';
		if (!answer) return;
		document.cookie = 'cookieyes-consent=consent:' + answer + ',analytics:' + answer + '; path=/';
		banner.remove();
	});
})();
</script>`
    : nothing;
