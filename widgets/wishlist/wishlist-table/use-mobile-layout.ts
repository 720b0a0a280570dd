import { useEffect, useRef } from "react";
import { reportError } from "#src/report-error.ts";
import { useMediaQuery } from "#src/ui/use-media-query.ts";
import type { WishlistTableProps } from "./contract.ts";
import { loadLayout } from "./layout-store.ts";

/** Follows the breakpoint when it is crossed. At the page's start the server has chosen, and nothing must jump. */
export const useMobileLayout = ({ form, isResponsive, mobileQuery }: WishlistTableProps): void => {
  const isMobile = useMediaQuery(mobileQuery);
  const isFirst = useRef(true);
  useEffect(() => {
    const isStart = isFirst.current;
    isFirst.current = false;
    const table = form.querySelector(".wishlist_table.responsive");
    if (isStart || !isResponsive || !table || table.matches(".mobile") === isMobile) return;
    const request = new AbortController();
    table.setAttribute("data-sw-pending", "");
    loadLayout(form, isMobile, request.signal)
      .catch((error) => {
        // The shopper has turned the screen once more, or the list stays in the layout that it has.
        if (!request.signal.aborted) reportError("wishlist-table", error, form);
      })
      .finally(() => table.removeAttribute("data-sw-pending"));
    return () => request.abort();
  }, [form, isResponsive, isMobile]);
};
