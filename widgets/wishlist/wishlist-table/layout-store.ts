import { blocksOf } from "#src/dom/wishlist-blocks.ts";
import { emitWishlist } from "#src/dom/wishlist-events.ts";
import { fragmentGlue } from "#src/platform/wishlist-settings.ts";
import { acceptAnswer } from "#src/stores/wishlist-answers.ts";

/** Call 11: prints the list in the layout for phones, or in the one for larger screens. */
export const loadLayout = async (form: HTMLElement, isMobile: boolean, signal: AbortSignal): Promise<void> => {
  const blocks = Object.fromEntries(
    Object.entries(blocksOf([form], fragmentGlue()) ?? {}).map(([key, options]) => [
      key,
      { ...options, is_mobile: isMobile ? "yes" : "no" },
    ]),
  );
  const { loadMobile } = await import("#src/platform/wishlist.ts");
  const answer = await loadMobile(blocks, isMobile, signal);
  emitWishlist("yith_wcwl_responsive_template", !isMobile, answer.fragments);
  acceptAnswer(answer);
};
