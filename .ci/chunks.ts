import type { Plugin } from "vite";

interface Chunk {
  name: string;
  test: (id: string) => boolean;
}

const named: string[] = [];

const chunk = (name: string, ...paths: string[][]): Chunk => {
  const parts = paths.flat();
  named.push(...parts);
  return { name, test: (id) => parts.some((part) => id.includes(part)) };
};

/** A folder's files whose names begin so. */
const files = (folder: string, ...names: string[]): string[] => names.map((name) => `/${folder}/${name}`);

/**
 * Groups modules that several widgets share, so that a page loads few files. Modules that are imported on demand stay
 * outside the groups, because each heads a chunk of its own. A module belongs to the first group that names it.
 */
export const chunks: Chunk[] = [
  chunk(
    "loader",
    ["shared-core", "/registry.ts"],
    files("src", "prepare-later", "start-loader", "try-parse", "wishlist-demand"),
    files("src/islands", "claims", "entries", "field-values", "hand-over", "hosts", "jquery-events"),
    files("src/islands", "load-strategies", "loader", "widget-record"),
    files(
      "src/dom",
      "attempt",
      "button-semantics",
      "delegated-events",
      "first-act",
      "first-press",
      "first-scroll",
      "is-hidden",
      "reveal",
    ),
    files("src/dom", "lazy-sizes", "modifiers", "notice-cookie", "settings-text", "undo-all", "when-idle", "with-self"),
    files("src/dom/cart", "cart-submit", "cart-switch", "quantity-start", "update-button"),
    files("src/dom/page-builder", "builder-ownership", "menu-key"),
    files("src/dom/product", "alert-form", "dynamic-prices", "own-changes", "picture-links", "stopped-clicks"),
    files("src/dom/product", "variation-choice", "variation-data"),
    files("src/dom/wishlist", "wishlist-buttons", "wishlist-mark.ts", "wishlist-script"),
  ),
  chunk(
    "island",
    ["/node_modules/preact/"],
    files("src/islands", "define-widget", "mount"),
    files("src/ui", "use-attributes", "use-classes", "use-host", "use-latest", "use-listener", "use-media", "use-slot"),
    files("src/ui", "use-uid"),
  ),
  // Preparations that few pages need.
  chunk("preparations", files("src", "join-gallery"), files("src/dom/cart", "empty-cart-widget")),
  // Used by the cart's islands and by few others.
  chunk("cart-ui", files("src/ui", "inline-notice", "use-store")),
  chunk(
    "base",
    files("src", "errors", "plain-object", "report-error"),
    files("src/platform", "messages-of", "page-globals"),
    files("src/dom", "adopt-styles", "changed-attributes", "create", "flag-cookie", "keyboard-click", "reduced-motion"),
    files("src/dom", "required", "scroll-within", "slide", "slot"),
  ),
  chunk(
    "texts",
    files("src/dom", "web-storage"),
    files("src/stores", "breakpoints"),
    files("src/platform", "messages.", "page-settings"),
  ),
  chunk("panel", files("src/dom", "backdrop", "isolate", "modal-panel", "scroll-lock")),
  chunk("focus", files("src/dom", "focus"), files("widgets/navigation/menu", "focus-soon")),
  chunk("floating-panels", files("widgets/navigation/menu", "floating-panels", "hover", "place", "safe-triangle")),
  chunk(
    "menu-rare",
    files("widgets/navigation/menu", "editor", "modal-menu", "overlay", "panel-width", "rare-parts", "side", "slide"),
    files("widgets/navigation/menu", "wide-panel"),
  ),
  chunk("stock-alert", files("src/platform", "stock-alert"), files("src/stores", "stock-alert")),
  chunk("variation", files("src/stores", "variation")),
  chunk(
    "variation-events",
    files("src/dom/product", "variation-event"),
    files("widgets/product/variation-form", "matching"),
  ),
  chunk(
    "variation-start",
    files("src/dom/product", "variation-owner"),
    files("widgets/product/variation-form", "choice", "form-core", "form-listeners", "form-start", "option"),
  ),
  chunk(
    "purchase",
    files("widgets/product/variation-form", "default-choice", "details", "fill-template", "panel.", "product-image"),
    files("widgets/product/variation-form", "purchase", "quantity-limits", "variation-image"),
  ),
  chunk("panel-extras", files("widgets/product/variation-form", "form-texts", "panel-extras", "stock-left")),
  chunk("cart-calls", files("src/platform", "cart")),
  chunk("discounts", files("src/platform", "discount")),
  // Trackers load scripts too, but no captcha.
  chunk("scripts", files("src/platform", "scripts")),
  chunk("captcha", files("src/platform", "captcha"), files("widgets/stock-alert/subscribe-form", "captcha-io")),
  chunk("cart-page", files("src/dom/cart", "busy", "cart-page"), files("widgets/cart", "cart-form/", "cart-quantity/")),
  chunk(
    "cart-removal",
    files("src/dom/cart", "line-focus", "mini-cart-panel"),
    files("src/stores", "removals"),
    files("widgets/cart", "remove-from-cart/", "undo-remove/"),
  ),
  chunk("store", ["/node_modules/nanostores/"]),
  chunk("notice", files("src/dom", "inline-notice")),
  chunk("scroll-to-notices", files("src/dom", "scroll-to-notices"), files("widgets/content", "notices/")),
  chunk("html", files("src", "trusted-policy"), files("src/dom", "server-html")),
  // For a list of the platform's own edition; the code for its options stays apart.
  chunk(
    "wishlist-page",
    files("src/dom/wishlist", "list-fields"),
    files("widgets/wishlist", "wishlist-share/", "wishlist-title/"),
    files("widgets/wishlist/wishlist-table", "bought", "contract", "index", "layout", "list-rows", "typed", "undo"),
    files("widgets/wishlist/wishlist-table", "wishlist-table"),
  ),
  // Needed only after a press, not by the check of the page's buttons.
  chunk("wishlist-notice", files("src/dom/wishlist", "wishlist-notice"), files("src/stores", "wishlist-notice")),
  chunk(
    "wishlist",
    files("src", "start-wishlist"),
    files("src/platform", "wishlist"),
    files("src/stores", "wishlist-actions", "wishlist-add", "wishlist-answers", "wishlist-changes", "wishlists"),
    files("src/dom/wishlist", "wishlist-blocks", "wishlist-events", "wishlist-markup", "wishlist-pending"),
  ),
  chunk("wishlist-links", files("src/stores", "wishlist-link"), files("widgets/wishlist", "wishlist-link/")),
  chunk("events", files("src/dom", "platform-event")),
  chunk(
    "pixels",
    files("widgets/tracking/pixels", "contract", "event-ids", "fire-events", "form-data", "hear-until", "index"),
    files("widgets/tracking/pixels", "late-event", "parameters", "pixel.", "pixels.", "public-names", "third-party-io"),
  ),
  // Used by the cart's code, and by wishlists and buttons on pages without a cart.
  chunk(
    "changes",
    files("src/dom", "announce", "morph", "pending"),
    files("src/dom/jquery", "page-plugins"),
    files("src/platform", "request-queue"),
  ),
  chunk(
    "cart",
    files("src", "cart-api", "start-cart"),
    files("src/dom/cart", "cart-context", "cart-links", "cart-parts", "leaving-presses", "mini-cart-markup"),
    files("src/islands", "fragments"),
    files("src/stores", "cart"),
  ),
  chunk(
    "request",
    ["/node_modules/ky/", "/node_modules/valibot/"],
    files("src/platform", "admin-ajax", "client", "form-encoding", "fresh-settings", "shop-ajax"),
    files("src/platform", "variation."),
    files("src/stores", "chosen"),
  ),
];

/** A renamed file would otherwise leave its group without a word, and cost its pages one more request. */
export const chunksNameModules: Plugin = {
  name: "chunks-name-modules",
  apply: "build",
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const idle = named.filter((path) => !ids.some((id) => id.includes(path)));
    if (idle.length > 0) this.error(`.ci/chunks.ts names files that are not in the bundle: ${idle.join(", ")}.`);
  },
};
