import { ALERT_OPTIONS, WISHLIST_OPTIONS } from "#theme/flags.ts";
import { type Html, html } from "#theme/html.ts";

/** The demo pages' variants. Each address sets one flag, and a cookie keeps it for the following pages. */
const flags: readonly (readonly [query: string, shows: string])[] = [
  ["tag=module", "the bundle as a module in the head (the default)"],
  ["tag=async", "as an async module"],
  ["tag=defer", "as a deferred classic script"],
  ["tag=iife", "as a classic script at the end of the body"],
  ["tag=late", "appended half a second after the page has loaded"],
  ["tag=delayed", "appended at the first touch of mouse, finger or key, as optimisers do"],
  ["tag=twice", "two tags"],
  ["tag=none", "no bundle"],
  ["cdn=1", "the bundle from another origin"],
  ["jquery=1", "with jQuery and a listener that fills window.__events and window.__heard"],
  ["platform=1", "beside a script that behaves like the platform's own"],
  ["quantities=1", "beside a script that behaves like the page builder's own for cart quantities"],
  ["variations=1", "beside a script that behaves like the platform's own for variations"],
  ["settings=json", "settings as one JSON block"],
  ["settings=broken", "a malformed settings block"],
  ["settings=none", "no settings"],
  ["style=dropdown", "the mini-cart as a dropdown instead of a sidebar"],
  ["full_screen_at=breakpoint_tablet_portrait", "the mini-cart fills the screen up to that breakpoint"],
  ["open_on_add=1", "adding opens the mini-cart"],
  ["redirect=yes", "adding goes to the cart"],
  ["copies=3", "three mini-carts"],
  ["per_page=100", "a listing of a hundred AJAX buttons"],
  ["images=lazy", "pictures held back as the image plugin does, and its report of the largest"],
  ["gallery=variations", "variations with galleries of their own"],
  ["gallery=none", "products without pictures on their own pages"],
  ["cards=1", "card payment at the checkout"],
  ["product_tracking=1", "a tag manager's layer is told of products"],
  ["pixels=banner", "networks are told of visits once the visitor has agreed; 1 for at once"],
  ["wishlist=multi,sort,estimate", "what the wishlist offers, any of the options below"],
  ["alert=popup,phone,turnstile", "how the back-in-stock plugin is set up, any of the options below"],
  ["dir=rtl", "right to left"],
  ["banner=1", "the coming-soon banner"],
  ["cached=1", "pages from a cache that knows no cart"],
];

const optionList = (flag: string, options: Readonly<Record<string, string>>): Html =>
  html`<h3>Options of <code>${flag}</code></h3><ul class="flags">${Object.entries(options).map(([name, means]) => html`<li><code>${name}</code> ${means}</li>`)}</ul>`;

export const flagLinks: Html = html`<ul class="flags">${flags.map(([query, shows]) => html`<li><a href="/shop/?${query}"><code>${query}</code></a> ${shows}</li>`)}</ul>${optionList("wishlist", WISHLIST_OPTIONS)}${optionList("alert", ALERT_OPTIONS)}`;
