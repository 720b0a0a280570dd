import { tellWhenScrolled } from "#src/dom/first-scroll.ts";
import { showPicture } from "#src/dom/held-back-pictures.ts";
import { CAROUSEL_REQUESTED, carouselRequests, hasOwl } from "#src/dom/jquery/jquery-owl-plugin.ts";
import { hasLazySizes } from "#src/dom/lazy-sizes.ts";
import { SLOT } from "#src/dom/marks.ts";
import { revealNotice } from "#src/dom/notice-cookie.ts";
import { GALLERIES, hasOwnLightbox, PICTURE_LINKS, showGallery } from "#src/dom/product/picture-links.ts";
import { reveal } from "#src/dom/reveal.ts";
import { visibleUnlessHidden } from "#src/islands/load-strategies.ts";
import type { Registry } from "#src/islands/registry-line.ts";

const ALERTS = '[role="alert"]:is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)';

/** A plugin's own script keeps its table of contents, where it is on the page or has run already. */
const hasNoContentsScript = () =>
  !document.querySelector(`[id$=toc-js-js], #toc-front-js, .ez-toc-loaded, .toc_toggle:not([${SLOT}])`);

/** Without its code a video is watched where a theme's link leads, or in the player alone. */
const watchElsewhere = ({ target }: Event, host: HTMLElement): void => {
  const url = (target as Element).closest("a")?.href ?? host.querySelector("iframe")?.dataset.src;
  if (url) location.assign(url);
};

export const contentWidgets: Registry = {
  carousel: {
    stock: ".owl-carousel",
    // Owl's own style sheet hides a carousel until its script runs.
    load: visibleUnlessHidden,
    wakeOn: [CAROUSEL_REQUESTED],
    when: (host, occasion) => !hasOwl() && (!(occasion instanceof Event) || carouselRequests.has(host)),
    giveUp: reveal,
    isIsland: true,
    module: () => import("./carousel/index.ts"),
  },
  "coming-soon-banner": {
    stock: "#coming-soon-footer-banner",
    load: "idle",
    claims: "[data-rest-url]",
    module: () => import("./coming-soon-banner/index.ts"),
  },
  "lazy-image": {
    // Includes the later states: a host must stay one to be restored, and a slider's copy of a loading image must load.
    stock: [".lazyload", ".lazyloading", ".lazyloaded"],
    load: "ready",
    // WP Rocket's lazy loader, whose pictures name their address in another attribute, gives them the same classes.
    when: (host) =>
      host.matches(".lazyload, .lazyloading:not([data-lazy-src])") ? !hasLazySizes() : host.matches("[data-widget]"),
    giveUp: showPicture,
    module: () => import("./lazy-image/index.ts"),
  },
  "lazy-video": {
    stock: ".smush-lazyload-video",
    load: "visible",
    claims: '[class*=smush-play], [data-part="play"]',
    when: (host) => !(host.matches(".smush-lazyload-video") && hasLazySizes()),
    fallBack: watchElsewhere,
    module: () => import("./lazy-video/index.ts"),
  },
  "lcp-report": {
    stock: "body",
    load: "ready",
    // The plugin's own script brings the same settings.
    when: (host) =>
      !document.querySelector("#smush-detector-js") && ("smush_detector" in window || host.matches("[data-widget]")),
    module: () => import("./lcp-report/index.ts"),
  },
  lightbox: {
    stock: GALLERIES,
    claims: PICTURE_LINKS,
    when: (host) => !hasOwnLightbox(host),
    prepare: showGallery,
    isIsland: true,
    module: () => import("./lightbox/index.ts"),
  },
  notices: {
    stock: ALERTS,
    load: "ready",
    wakeOn: ["storefront:cart-page-updated", "storefront:cart-row-removed"],
    // Alerts that other scripts add must not pull the shopper away.
    when: (host, occasion) =>
      occasion !== "arrival" && document.querySelector(`${ALERTS}, [data-widget="notices"]`) === host,
    module: () => import("./notices/index.ts"),
  },
  "section-links": {
    stock: "ul:is(.toc_list, .toc_widget_list, .ez-toc-list, .ez-toc-widget-sticky-list)",
    claims: '[href^="#"]',
    wakeOn: ["storefront:text-scrolled"],
    when: hasNoContentsScript,
    prepare: () => tellWhenScrolled("storefront:text-scrolled", () => scrollY > 0),
    module: () => import("./section-links/index.ts"),
  },
  "store-notice": {
    stock: ".woocommerce-store-notice",
    claims: ".woocommerce-store-notice__dismiss-link",
    prepare: revealNotice,
    module: () => import("./store-notice/index.ts"),
  },
  "table-of-contents": {
    stock: ["#toc_container", "#ez-toc-container", ".ez-toc-widget-container", ".ez-toc-widget-sticky-container"],
    load: "ready",
    claims: '[class*="toggle"] > [href="#"]',
    wakeOn: ["storefront:contents-changed"],
    when: hasNoContentsScript,
    module: () => import("./table-of-contents/index.ts"),
  },
};
