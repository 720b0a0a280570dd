import { useLayoutEffect } from "react";
import { isOnBackdrop } from "#src/dom/backdrop.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { heartsOf } from "#src/dom/wishlist/wishlist-markup.ts";
import { useListener } from "#src/ui/use-listener.ts";

/** The opening link may be gone, because the server printed its block anew or its row left the list. */
const returnFocus = (productId: number): void => {
  const places = [...heartsOf(productId), ...document.querySelectorAll("form.wishlist-fragment")];
  const next = places.map((place) => place.querySelector<HTMLElement>("a[href], h1, h2")).find(Boolean);
  if (next && isFocusLost(next)) moveFocus(next);
};

/** Opens the dialog as a modal, and removes it from the page when it closes. */
export const useDialog = (dialog: HTMLDialogElement): void => {
  useLayoutEffect(() => {
    // The demo gallery prints the dialog already open.
    if (dialog.open) return;
    const unlock = lockScroll();
    // Themes know an open wishlist popup by this class.
    document.body.classList.add("yith-wcwl-with-pretty-photo");
    dialog.showModal();
    emitWishlist("yith_wcwl_popup_opened", dialog);
    return () => {
      unlock();
      document.body.classList.remove("yith-wcwl-with-pretty-photo");
      // After an unmount by script the dialog must be gone, or the next mount would open it by itself.
      dialog.remove();
    };
  }, [dialog]);

  useListener(dialog, "close", () => {
    dialog.remove();
    returnFocus(Number(dialog.querySelector<HTMLElement>("[data-product-id]")?.dataset.productId));
  });
  useListener(dialog, "click", (event) => {
    const closer = (event.target as Element).closest(".close-popup, .pp_close");
    if (closer) event.preventDefault();
    if (closer || isOnBackdrop(dialog, event)) dialog.close();
  });
};
