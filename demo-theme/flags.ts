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

/** What the wishlist offers; `free` is the plugin's own edition, `basic` its lists without ticks and quantities. */
export const WISHLIST_OPTIONS = [
  "ajax",
  "basic",
  "cartremove",
  "count",
  "dropdown",
  "estimate",
  "estimateredirect",
  "free",
  "grid",
  "icons",
  "itempopups",
  "movepopup",
  "multi",
  "notices",
  "off",
  "paged",
  "remove",
  "share",
  "sort",
  "thumbnails",
  "tocart",
  "tooltip",
] as const;

/** How the back-in-stock plugin is set up. */
export const ALERT_OPTIONS = [
  "agree",
  "optional-phone",
  "phone",
  "popup",
  "quantity",
  "recaptcha",
  "rest",
  "score",
  "turnstile",
  "verify",
] as const;

export type WishlistOption = (typeof WISHLIST_OPTIONS)[number];
export type AlertOption = (typeof ALERT_OPTIONS)[number];

const chosen = <Option extends string>(options: readonly Option[], words: string): ReadonlySet<Option> => {
  const named = words.split(/[,+ ]/);
  return new Set(options.filter((option) => named.includes(option)));
};

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
    perPage: countOf(flags.get("per_page"), 12),
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
