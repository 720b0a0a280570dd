import { listenersOf } from "./jquery.ts";

/** What the platform's script hears in every version. For its events others wait too, each for one of them. */
const HEARD = ".hide-title-form";

/** True when the platform's own wishlist script runs on this page. */
export const hasWishlistScript = (): boolean =>
  listenersOf(document, "click").some(({ selector }) => selector === HEARD);
