import { useLayoutEffect } from "react";
import { isOnBackdrop } from "#src/dom/backdrop.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { emitWishlist } from "#src/dom/wishlist-events.ts";
import { heartsOf } from "#src/dom/wishlist-markup.ts";
import { useListener } from "#src/ui/use-listener.ts";

/** The link that opened the popup may be gone: the server has printed its block anew, or its row has left the list. */
const returnFocus = (productId: number): void => {
  if (!isFocusLost()) return;
  const places = [...heartsOf(productId), ...document.querySelectorAll("form.wishlist-fragment")];
  const [next] = places.flatMap((place) => place.querySelector<HTMLElement>("a[href], h1, h2") ?? []);
  if (next) moveFocus(next);
};

/** Opens the dialog as a modal one, and takes it off the page when it is closed. */
export const useDialog = (dialog: HTMLDialogElement): void => {
  useLayoutEffect(() => {
    // In the gallery it stands open in the page.
    if (dialog.open) return;
    const unlock = lockScroll();
    // Themes know an open popup of the wishlist by this.
    document.body.classList.add("yith-wcwl-with-pretty-photo");
    dialog.showModal();
    emitWishlist("yith_wcwl_popup_opened", dialog);
    return () => {
      unlock();
      document.body.classList.remove("yith-wcwl-with-pretty-photo");
      // Also given back by a script: whoever mounts the page again must not see it come by itself.
      dialog.remove();
    };
  }, [dialog]);

  useListener(dialog, "close", () => {
    const product = dialog.querySelector<HTMLElement>("[data-product-id]");
    dialog.remove();
    returnFocus(Number(product?.dataset.productId));
  });
  useListener<MouseEvent>(dialog, "click", (event) => {
    const closer = (event.target as Element).closest(".close-popup, .pp_close");
    if (closer) event.preventDefault();
    if (closer || isOnBackdrop(dialog, event)) dialog.close();
  });
};
