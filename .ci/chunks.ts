/**
 * Groups modules that several widgets share, so that a page loads few files. Modules that are imported on demand stay
 * outside the groups, because each heads a chunk of its own.
 */
export const chunks = [
  {
    name: "loader",
    test: /shared-core|widgets\/([a-z-]+\/)?registry|src\/(start-loader|try-parse|wishlist-demand|islands\/(attributes|loader|prepare-later|hosts|entries|hand-over|island-record|claims|jquery-events|load-strategies)|dom\/(button-sem|when-idle|cart-(submit|switch)|empty-cart|quantity-start|first-(press|scroll)|lazy-sizes|picture-links|menu-key|modifiers|settings-text|dynamic-prices|builder-ownership|delegated|notice-cookie|alert-form|stopped-clicks|own-changes|update-button|wishlist-mark\.|wishlist-script|undo-all|variation-(data|choice)|with-self))/,
  },
  {
    name: "island",
    test: /node_modules\/preact\/|src\/(islands\/(define-widget|mount)|ui\/use-(uid|host|latest|listener|slot|attribute|classes|media))/,
  },
  // Used by the cart's islands and by few others.
  { name: "cart-ui", test: /src\/ui\/(inline-notice|use-store)/ },
  {
    name: "base",
    test: /src\/(errors|report-error|platform\/page-globals|dom\/(adopt-styles|create|required|changed-attributes|reduced-motion|scroll-within|slide|flag-cookie|slot|keyboard-click))/,
  },
  { name: "texts", test: /src\/(dom\/web-storage|stores\/viewport|platform\/(page-settings|messages))/ },
  {
    name: "panel",
    test: /src\/(dom\/(backdrop|scroll-lock|isolate|modal-panel)|ui\/modal-page)/,
  },
  { name: "focus", test: /src\/dom\/focus|menu\/focus-soon/ },
  { name: "floating-panels", test: /navigation\/menu\/(floating|place|hover|safe)/ },
  {
    name: "menu-rare",
    test: /navigation\/menu\/(rare|slide|side|wide|modal|overlay|editor|panel-width)/,
  },
  { name: "stock-alert", test: /src\/(stores|platform)\/stock-alert/ },
  { name: "variation", test: /src\/(price|stores\/variation)/ },
  { name: "variation-events", test: /src\/dom\/variation-event|variation-form\/matching/ },
  {
    name: "variation-start",
    test: /variation-form\/(choice|form-(core|start)|option)|src\/dom\/variation-(owner|bridge)/,
  },
  {
    name: "purchase",
    test: /variation-form\/(default-choice|product-image|purchase|panel\.|details|fill-template|variation-image|quantity-limits)/,
  },
  { name: "panel-extras", test: /variation-form\/(panel-extras|form-words|stock-left)/ },
  { name: "cart-calls", test: /src\/platform\/cart/ },
  { name: "captcha", test: /src\/platform\/(captcha|scripts)|subscribe-form\/captcha-store/ },
  { name: "cart-page", test: /widgets\/cart\/cart-(form|quantity)\/|src\/(dom\/cart-page|ui\/use-debounced)/ },
  { name: "cart-removal", test: /cart\/(remove-from-cart|undo-remove)\/|src\/(stores\/removals|dom\/mini-cart-panel)/ },
  { name: "store", test: /node_modules\/nanostores\// },
  { name: "notice", test: /src\/dom\/inline-notice/ },
  { name: "html", test: /src\/(dom\/server-html|trusted-policy)/ },
  // For a list of the platform's own edition; the code for its options stays apart.
  {
    name: "wishlist-page",
    test: /widgets\/wishlist\/(wishlist-(title|share)|wishlist-table\/(contract|index|bought|layout|list-rows|undo|wishlist-table))|src\/dom\/clipboard/,
  },
  // Needed only after a press, not by the check of the page's buttons.
  { name: "wishlist-notice", test: /src\/(stores|dom)\/wishlist-notice/ },
  {
    name: "wishlist",
    test: /src\/(start-wishlist|stores\/(wishlists|wishlist-(actions|add|answers|changes))|platform\/wishlist|dom\/wishlist-(blocks|events|markup|pending))/,
  },
  { name: "wishlist-links", test: /src\/stores\/wishlist-link|wishlist\/wishlist-link\// },
  { name: "events", test: /src\/dom\/platform-event/ },
  {
    name: "cart",
    test: /src\/(start-cart|cart-api|stores\/cart|islands\/fragments|platform\/request-queue|dom\/(page-plugins|morph|leaving-links|mini-cart-markup|cart-(links|parts)|announce|page-context))/,
  },
  {
    name: "request",
    test: /node_modules\/(ky|valibot)\/|src\/platform\/(client|form-encoding|fresh-settings|settings-source|shop-ajax|admin-ajax|variation\.)|src\/stores\/chosen/,
  },
];
