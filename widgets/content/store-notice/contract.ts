// Spec 2 and 4, store notice; contract 4.3. The cookie's name and value: src/dom/notice-cookie.ts.
import { requirePart } from "#src/dom/required.ts";

export interface StoreNoticeProps {
  notice: HTMLElement;
}

export const DISMISS_LINK = ".woocommerce-store-notice__dismiss-link";

export const readProps = (notice: HTMLElement): StoreNoticeProps => {
  requirePart(notice, DISMISS_LINK, "the link that dismisses the notice");
  return { notice };
};
