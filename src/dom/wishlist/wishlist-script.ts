import { listenersOf } from "#src/dom/jquery/jquery.ts";

/** A click that the platform's script binds in every version. Other plugins wait for its other events. */
const HEARD = ".hide-title-form";

export const hasWishlistScript = (): boolean =>
  listenersOf(document, "click").some(({ selector }) => selector === HEARD);
