import { useLayoutEffect } from "react";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { lockScroll } from "#src/dom/scroll-lock.ts";
import { emitWishlist } from "#src/dom/wishlist-events.ts";
import { heartsOf } from "#src/dom/wishlist-markup.ts";
import { useListener } from "#src/ui/use-listener.ts";

/** The link that opened the popup may be gone: the server has printed its block anew. */
const returnFocus = (productId: string | undefined): void => {
  if (!isFocusLost()) return;
  const [next] = heartsOf(productId ?? 0).flatMap((heart) => heart.querySelector<HTMLElement>("a[href]") ?? []);
  if (next) moveFocus(next);
};

/** Opens the dialog as a modal one, and takes it off the page when it is closed. */
export const useDialog = (dialog: HTMLDialogElement): void => {
  useLayoutEffect(() => {
    // In the gallery it stands open in the page.
    if (dialog.open) return;
    const unlock = lockScroll();
    dialog.showModal();
    emitWishlist("yith_wcwl_popup_opened", dialog);
    return () => {
      unlock();
      dialog.close();
    };
  }, [dialog]);

  useListener(dialog, "close", () => {
    const { productId } = dialog.querySelector<HTMLElement>("[data-product-id]")?.dataset ?? {};
    dialog.remove();
    returnFocus(productId);
  });
  useListener<MouseEvent>(dialog, "click", (event) => {
    const target = event.target as Element;
    const isBackdrop = target === dialog;
    const closer = target.closest(".close-popup, .pp_close");
    if (!isBackdrop && !closer) return;
    if (closer) event.preventDefault();
    dialog.close();
  });
};
