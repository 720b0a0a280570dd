// Spec 2, 4 and 7, coming-soon banner; shop contract 8.
import { requireAttribute, requirePart } from "#src/dom/required.ts";
import { message } from "#src/platform/messages.ts";
import { callRest } from "#src/platform/rest.ts";

interface ComingSoonBanner {
  /** An icon without address, role or text. */
  dismissLink: HTMLElement;
  dismissText: string;
  restUrl: string;
  /** The answer's content is not used. */
  saveDismissal: () => Promise<unknown>;
}

/** @throws ContractError when the banner cannot be dismissed. */
export const readBanner = (banner: HTMLElement): ComingSoonBanner => {
  const dismissLink = requirePart(banner, ".coming-soon-footer-banner-dismiss");
  const restUrl = requireAttribute(dismissLink, "data-rest-url");
  const nonce = requireAttribute(dismissLink, "data-rest-nonce");
  const data = { woocommerce_meta: { coming_soon_banner_dismissed: "yes" } };
  return {
    dismissLink,
    dismissText: message("dismissBanner"),
    restUrl,
    saveDismissal: () => callRest({ url: restUrl, nonce, data }),
  };
};
