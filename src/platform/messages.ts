import { messagesOf } from "./messages-of.ts";

/**
 * Texts for which the platform has no setting, because its own scripts say nothing there. A shop translates them with
 * `"storefront_messages": { … }` in the settings block. The carousel's and lightbox's are in `picture-messages.ts`, the phone
 * field's in its widget's `phone-setup-io.ts`, so that no other page loads them.
 */

export const message = messagesOf({
  addFailed: "This product could not be added to your cart. Please check your connection and try again.",
  removeUndone: "“{name}” is back in your cart.",
  undo: "Undo",
  undoFailed: "“{name}” could not be put back. Please try again.",
  removed: "“{name}” removed.",
  quantityFailed: "The quantity could not be changed. It is back at {quantity}.",
  cartSummary: "Cart: {subtotal}, {count} items",
  cartSummaryOne: "Cart: {subtotal}, 1 item",
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
  sortHint: "Press Enter to sort",
  menu: "Menu",
  menuBack: "Back",
  stockLeft: "Only {count} left",
  variationFailed: "Price and availability could not be loaded. You can still add this product to your cart.",
  dismissBanner: "Dismiss this banner",
  searchResults: "Search results",
  searchCount: "{count} results",
  searchCountOne: "1 result",
  searchCategory: "Category",
  recentSearches: "Recent searches",
  searchAgain: "Search for “{term}” again",
  forgetSearch: "Remove “{term}” from the recent searches",
});
