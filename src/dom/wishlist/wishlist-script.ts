import { listenersOf } from "#src/dom/jquery/jquery.ts";

/** In every version the platform's script listens for a click on this; other plugins share its other events. */
const HEARD = ".hide-title-form";

export const hasWishlistScript = (): boolean =>
  listenersOf(document, "click").some(({ selector }) => selector === HEARD);
