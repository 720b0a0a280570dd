import type { CartView, NonceAction, Notice, SavedCard } from "#mock/model.ts";
import type { Flags } from "./flags.ts";
import type { WishlistScene } from "./wishlist/scene.ts";

/** Everything a template may know about the request it answers. */
export interface PageContext {
  origin: string;
  path: string;
  query: URLSearchParams;
  flags: Flags;
  /** Lets this page's inline scripts run under the security policy. */
  cspNonce: string;
  cart: CartView;
  /** The visitor's saved cards; null where the shop takes no cards. */
  cards: readonly SavedCard[] | null;
  notices: readonly Notice[];
  nonce: (action: NonceAction) => string;
  wasAddedWithoutAjax: boolean;
  userName: string | null;
  wishlist: WishlistScene;
  showsComingSoon: boolean;
  /** Where `vite dev` serves the sources; undefined for the built bundle. */
  bundleUrl: string | undefined;
  /** Translates an English text into the page's language. */
  t: (english: string) => string;
}
