import type { Locator, Page } from "@playwright/test";
import type { Shop } from "./shop.ts";

/** Finds parts of the shop's pages by the platform's own classes, which widgets must leave alone. */

/** In any language: each one's label ends with the product's name in quotes. */
export const addButton = (page: Page, product: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^\\D+: “${product}”$`) });

export const card = (page: Page, product: string): Locator =>
  page.locator("li.product").filter({ has: page.getByRole("heading", { name: product, exact: true }) });

export const viewCartLinks = (page: Page, product: string): Locator => card(page, product).locator("a.added_to_cart");

export const cartToggle = (page: Page): Locator => page.locator("header .bde-mini-cart-toggle");

export const cartCount = (page: Page): Locator => page.locator("header .bde-mini-cart-toggle__counter");

/** The header's open mini-cart. */
export const cartPanel = (page: Page): Locator => page.locator("header").getByRole("dialog", { name: "Your cart" });

/** A line of the open mini-cart. */
export const cartLine = (page: Page, product: string): Locator =>
  page.locator("header .woocommerce-mini-cart-item").filter({ hasText: product });

export const removeButton = (page: Page, product: string): Locator =>
  cartLine(page, product).getByRole("button", { name: `Remove ${product} from cart` });

/** A row of the cart page. */
export const cartRow = (page: Page, product: string): Locator =>
  page.locator("tr.cart_item").filter({ hasText: product });

/** The link that removes a row of the cart page. */
export const rowRemoveButton = (page: Page, product: string): Locator =>
  cartRow(page, product).getByRole("button", { name: /^Remove/ });

/** The page builder's plus, in a line, a row, a card or a form. */
export const plusButton = (place: Locator): Locator => place.locator(".bde-quantity-button--inc");

export const liveRegion = (page: Page): Locator => page.locator(".widget_shopping_cart_live_region");

/** Opens a page and waits until its widgets listen; `loading.spec.ts` covers earlier input. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await widgetsListen(page);
};

export const widgetsListen = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window.StorefrontWidgets?.inspect().length ?? 0) > 0);
};

/** At once, whatever the theme says of smooth scrolling. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** Opens the mini-cart and waits for its panel. Before the code listens, the toggle is a link to the cart page. */
export const openCart = async (page: Page): Promise<void> => {
  await widgetsListen(page);
  await cartToggle(page).click();
  await cartPanel(page).waitFor();
};

export const openFilledCart = async (page: Page, shop: Shop): Promise<void> => {
  await shop.scenario("two-items");
  await visit(page, "/shop/");
  await openCart(page);
};

/** Some themes' headers have a different part for wider windows. */
export const showUpTo = (page: Page, selector: string, width: number): Promise<void> =>
  page.evaluate(
    ([rule]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets.push(sheet);
    },
    [`@media (width > ${width}px) { ${selector} { display: none } }`] as const,
  );

/** Removes the theme's styles, because most themes do not style these parts. */
export const dropTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
  });

/** Puts a gallery's widget into a theme's header that stays in the window. The widget's own styles must be enough. */
export const putIntoStickyHeader = async (widget: Locator, paddingPx: number): Promise<void> => {
  await dropTheme(widget.page());
  await widget.evaluate((node, px) => {
    const header = document.createElement("header");
    header.dataset.widget = "sticky-header";
    header.style.paddingTop = `${px}px`;
    header.append(node);
    document.body.prepend(header);
  }, paddingPx);
};

const CHECKOUT_FIELDS = {
  "First name": "Ada",
  "Last name": "Moor",
  "Street address": "1 Mill Lane",
  "Town / City": "Larkmoor",
  Postcode: "LM1 1LM",
  Phone: "+44 1632 960001",
  "Email address": "ada@example.com",
};

/** Fills in and sends the checkout form, and waits for the shop's thanks. */
export const placeOrder = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries(CHECKOUT_FIELDS)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/order-received/);
};
