// Spec 2 and 4, store notice; shop contract 4.3. The cookie's name and value: src/dom/notice-cookie.ts.
import { requirePart } from "#src/dom/required.ts";

export const DISMISS_LINK = ".woocommerce-store-notice__dismiss-link";

/** @throws ContractError when the notice cannot be dismissed. */
export const checkNotice = (notice: HTMLElement): void => void requirePart(notice, DISMISS_LINK);
