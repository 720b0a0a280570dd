export const FLAGS_COOKIE = "demo_flags";

const known = [
  "tag",
  "cdn",
  "jquery",
  "platform",
  "variations",
  "quantities",
  "dir",
  "settings",
  "style",
  "copies",
  "per_page",
  "redirect",
  "open_on_add",
  "banner",
  "cached",
  "full_screen_at",
  "alert",
  "wishlist",
  "images",
  "gallery",
  "cards",
  "product_tracking",
  "pixels",
] as const;

/** What the wishlist offers, and what each option means. */
export const WISHLIST_OPTIONS = {
  ajax: "buttons are printed empty and ask for their state",
  basic: "lists without ticks and quantities, as in the plugin's own edition",
  cartremove: "a product that goes into the cart leaves its list",
  count: "buttons say how many have the product in a list",
  dropdown: "several lists, chosen from a dropdown at the button",
  estimate: "an estimate can be asked for",
  estimateredirect: "asking for an estimate leads to the shop",
  free: "the plugin's own edition, which does not answer the premium calls",
  grid: "lists are grids of pictures",
  icons: "icons on the cart buttons of a list",
  itempopups: "each row has a popup of its own that moves it",
  movepopup: "one popup moves any row",
  multi: "several lists, chosen in a popup",
  notices: "the answer to an add has a message",
  off: "no wishlist",
  paged: "long lists come in pages",
  remove: "the button of a listed product removes it",
  share: "lists can be shared",
  sort: "lists can be sorted",
  thumbnails: "the button lies on the product's picture",
  tocart: "adding from a list leads to the cart",
  tooltip: "buttons have tooltips",
} as const;

/** How the back-in-stock plugin is set up, and what each option means. */
export const ALERT_OPTIONS = {
  agree: "the terms must be agreed to",
  "optional-phone": "the phone number may be left out",
  phone: "asks for a phone number",
  popup: "a button opens the form in a popup",
  quantity: "asks for a quantity",
  recaptcha: "reCAPTCHA v2",
  rest: "forms use the REST interface",
  score: "reCAPTCHA v3, which judges without asking",
  turnstile: "Turnstile",
  verify: "the shop checks reCAPTCHA's token",
} as const;

export type WishlistOption = keyof typeof WISHLIST_OPTIONS;
export type AlertOption = keyof typeof ALERT_OPTIONS;

const chosen = <Option extends string>(
  options: Readonly<Record<Option, string>>,
  words: string,
): ReadonlySet<Option> => {
  const named = words.split(/[,+ ]/);
  return new Set((Object.keys(options) as Option[]).filter((option) => named.includes(option)));
};

/** Products in a listing that no flag has made longer. */
export const PER_PAGE = 12;

const isOn = (value: string | null): boolean => value === "1" || value === "yes";

const countOf = (value: string | null, fallback: number): number => {
  const count = Number.parseInt(value ?? "", 10);
  return count > 0 && count <= 1000 ? count : fallback;
};

/** The visitor's flags as a query string, short enough for a cookie. */
export const rememberFlags = (remembered: string, query: URLSearchParams): string => {
  const flags = new URLSearchParams(query.get("demo") === "reset" ? "" : remembered);
  for (const name of known) {
    const value = query.get(name);
    if (value !== null) flags.set(name, value);
  }
  return flags.toString();
};

/** The visitor's own flags win over those of the scenario. */
export const flagsInForce = (remembered: string, fromScenario: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams({ ...fromScenario, ...Object.fromEntries(new URLSearchParams(remembered)) });

export const readFlags = (...sources: Parameters<typeof flagsInForce>) => {
  const flags = flagsInForce(...sources);
  const text = (name: (typeof known)[number], fallback = "") => flags.get(name) ?? fallback;
  const platform = isOn(flags.get("platform"));
  const variations = isOn(flags.get("variations"));
  const quantities = isOn(flags.get("quantities"));
  return {
    tag: text("tag", "module"),
    cdn: isOn(flags.get("cdn")),
    jquery: platform || variations || quantities || isOn(flags.get("jquery")),
    platform,
    /** Adds a stand-in for the platform's variation script. */
    variations,
    /** Adds a stand-in for the page builder's script for cart quantities. */
    quantities,
    dir: text("dir") === "rtl" ? ("rtl" as const) : ("ltr" as const),
    settings: text("settings", "globals"),
    style: text("style", "sidebar"),
    copies: countOf(flags.get("copies"), 1),
    perPage: countOf(flags.get("per_page"), PER_PAGE),
    redirect: isOn(flags.get("redirect")),
    openOnAdd: isOn(flags.get("open_on_add")),
    banner: isOn(flags.get("banner")),
    cached: isOn(flags.get("cached")),
    fullScreenAt: text("full_screen_at", "breakpoint_phone_landscape"),
    alert: chosen(ALERT_OPTIONS, text("alert")),
    wishlist: chosen(WISHLIST_OPTIONS, text("wishlist")),
    /** `lazy`: the image plugin loads listing pictures late and asks for a report of the largest one. */
    images: text("images"),
    /** `variations`: each variation has a gallery of its own; `none`: products have no pictures on their own pages. */
    gallery: text("gallery"),
    /** The shop takes cards, through a payment plugin. */
    cards: isOn(flags.get("cards")),
    /** Prints what a product tracker's plugin prints, without its scripts. */
    productTracking: isOn(flags.get("product_tracking")),
    /** Prints what a tracking plugin prints, without its script. `banner`: once the visitor has agreed. */
    pixels: text("pixels") === "banner" ? ("banner" as const) : isOn(flags.get("pixels")),
  };
};

/** The demo pages' variants. A query parameter sets one, a cookie keeps it, and `?demo=reset` clears all. */
export type Flags = ReturnType<typeof readFlags>;
