import { pageGlobal } from "./page-globals.ts";

/**
 * Texts that the platform has no setting for, because its own scripts say nothing at these points. A shop translates
 * them with `"storefront_messages": { … }` in the settings block.
 */
const defaults = {
  addFailed: "This product could not be added to your cart. Please check your connection and try again.",
  removeUndone: "“{name}” is back in your cart.",
  undo: "Undo",
  undoFailed: "“{name}” could not be put back. You can add it again from its page.",
  removed: "“{name}” removed.",
  quantityFailed: "The quantity could not be changed. It is back at {quantity}.",
  cartSummary: "Cart: {count} items, {subtotal}",
  cartSummaryOne: "Cart: 1 item, {subtotal}",
  cartSummaryNone: "Cart: empty",
  cartUpdateFailed: "Your cart could not be updated. Please try again.",
  wishlistAdded: "Added to your wishlist.",
  wishlistExists: "Already in your wishlist.",
  wishlistRemoved: "Removed from your wishlist.",
  wishlistFailed: "Your wishlist could not be changed. Please try again.",
  estimateFailed: "Your request could not be sent. Please try again.",
  wishlistUndone: "“{name}” is back in your wishlist.",
  wishlistEditTitle: "Name of the wishlist",
  wishlistSaveTitle: "Save the name",
  wishlistKeepTitle: "Keep the old name",
  wishlistMoveUp: "Move “{name}” up",
  wishlistMoveDown: "Move “{name}” down",
  wishlistMoved: "“{name}” is now number {place} of {count}.",
  wishlistCopied: "The address is copied.",
  wishlistCopyFailed: "Copying did not work. The address is selected: copy it from there.",
  close: "Close",
  closeDialog: "Close this dialog",
  increase: "Increase quantity",
  decrease: "Decrease quantity",
  sortHint: "Press Enter to sort",
  menu: "Menu",
  menuBack: "Back",
  stockLeft: "Only {count} left",
  variationFailed: "Price and availability could not be loaded. You can still add this product to your cart.",
  phoneCountry: "{code} {country}: change the country of the phone number",
  phoneNoCountry: "Choose the country of the phone number",
  phoneCountries: "Countries",
  phoneSearch: "Search",
  phoneSearchClear: "Clear search",
  dismissBanner: "Dismiss this banner",
  searchResults: "Search results",
  searchCount: "{count} results",
  searchCountOne: "1 result",
  searchCategory: "Category",
  recentSearches: "Recent searches",
  searchAgain: "Search for “{term}” again",
  carousel: "carousel",
  slide: "slide",
  slides: "Slides",
  goToSlide: "Go to {range}",
  previous: "Previous",
  next: "Next",
  position: "{number} of {count}",
  positions: "{from} to {to} of {count}",
  startShow: "Start slide show",
  stopShow: "Stop slide show",
  playVideo: "Play video: {name}",
  pictures: "Pictures",
  zoom: "Zoom",
  // Spec 8, in its words.
  pictureFailed: "Image cannot be loaded. Make sure the path is correct and image exist.",
  forgetSearch: "Remove “{term}” from the recent searches",
} as const;

export type MessageName = keyof typeof defaults;

/** A message in the shop's language, with its {placeholders} filled in. */
export const message = (name: MessageName, values: Readonly<Record<string, string | number>> = {}): string => {
  const translated = pageGlobal("storefront_messages")[name];
  const template = typeof translated === "string" && translated ? translated : defaults[name];
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => (key in values ? String(values[key]) : whole));
};
