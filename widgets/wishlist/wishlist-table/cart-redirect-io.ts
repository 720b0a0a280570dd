import { pageGlobal } from "#src/platform/page-globals.ts";

/**
 * Overrides the shop's setting for the next adds ("yes" or "no") until the returned undo, in the page's own object, which
 * the platform's script reads too. The swatches plugin adds by itself and has a flag of its own.
 */
export const setCartRedirect = (redirects: unknown): (() => void) => {
  const params: Record<string, unknown> = pageGlobal("wc_add_to_cart_params");
  const swatches: Record<string, unknown> = pageGlobal("yith_wccl_general");
  const { cart_redirect_after_add } = params;
  const { cart_redirect } = swatches;
  params.cart_redirect_after_add = redirects;
  swatches.cart_redirect = redirects === "yes";
  return () => {
    params.cart_redirect_after_add = cart_redirect_after_add;
    swatches.cart_redirect = cart_redirect;
  };
};
