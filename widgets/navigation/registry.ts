import { tellWhenScrolled } from "#src/dom/first-scroll.ts";
import { isHeaderTaken, isInEditor, stepAside } from "#src/dom/page-builder/builder-ownership.ts";
import { isMenuKey } from "#src/dom/page-builder/menu-key.ts";
import type { Registry } from "#src/islands/registry-line.ts";
import { TABLET_MAX_PX } from "#src/stores/breakpoints.ts";

/** Includes the states left on a header that is no longer sticky. */
const STICKY_HEADER = '[data-widget], [class*="--sticky"], .is-before, .is-animating';

/** At the top of the page the server's HTML is right, except for a theme's header that shows only further down. */
const RIGHT_AT_TOP = ".bde-header-builder--sticky, [data-widget]:not([data-sticky-hide-until-scroll-distance])";

/** A hidden header must show its focused element. */
const hidesFocus = (host: HTMLElement) =>
  host.matches("[class*='scroll-hide']") && host.contains(document.activeElement);

const isHeaderDue = (host: HTMLElement) =>
  scrollY > 0 || isInEditor(host) || !host.matches(RIGHT_AT_TOP) || hidesFocus(host);

export const navigationWidgets: Registry = {
  "live-search": {
    stock: ".de-advanced-search",
    claims: ".de-search-form-wrapper:not(form) .de-advanced-search-button",
    soon: () => import("#src/platform/admin-ajax.ts"),
    isIsland: true,
    module: () => import("./live-search/index.ts"),
  },
  menu: {
    stock: "nav.breakdance-menu",
    claims:
      ".breakdance-dropdown:not(.breakdance-dropdown--with-link) > .breakdance-dropdown-toggle > a.breakdance-menu-link",
    ownsKey: isMenuKey,
    // The editor drags elements over the menu.
    wakeOn: ["dragenter"],
    // A menu with another breakpoint than the builder's default waits for its panels.
    soon: () => (innerWidth <= TABLET_MAX_PX ? import("./menu/mobile-menu.tsx") : import("./menu/floating-panels.tsx")),
    // Leaves alone a menu that the builder's own script has taken.
    when: (host) => !(host.matches(".breakdance-menu--enabled:not([data-state])") && stepAside("AwesomeMenu")),
    giveUp: (nav) => nav.querySelector(".breakdance-menu-list")?.classList.add("is-visible"),
    module: () => import("./menu/index.ts"),
  },
  "search-category": {
    stock: ".de-search-wrapper:has(> .de-dropdown-input)",
    module: () => import("./search-category/index.ts"),
  },
  "sticky-header": {
    stock: ".bde-header-builder",
    wakeOn: ["storefront:page-scrolled", "storefront:builder-call"],
    // A shopper who only scrolls needs none of the code that widgets share.
    soon: async () => {},
    when: (host, occasion) =>
      host.matches(STICKY_HEADER) && (!(occasion instanceof Event) || isHeaderDue(host)) && !isHeaderTaken(host),
    prepare: (host) => tellWhenScrolled("storefront:page-scrolled", () => isHeaderDue(host)),
    // The builder prints a header that shows only further down hidden, for its script to show.
    giveUp: ({ classList }) => classList.remove("bde-header-builder--sticky-scroll-hide"),
    module: () => import("./sticky-header/index.ts"),
  },
};
