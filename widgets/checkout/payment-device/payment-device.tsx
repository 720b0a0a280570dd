import { writeCookie } from "#src/dom/cookies.ts";
import { reportError } from "#src/report-error.ts";
import { APPLE_PAY_COOKIE, applePayFlag, readVisitorId } from "./contract.ts";

export const attach = (host: HTMLElement): (() => void) => {
  const field = host as HTMLInputElement;
  let isOver = false;
  try {
    writeCookie(APPLE_PAY_COOKIE, applePayFlag());
  } catch {
    // Safari throws on a page without HTTPS and in another site's frame, where it cannot offer Apple Pay.
  }
  // Outside a form nothing is sent, so the provider is not asked either.
  if (field.form)
    readVisitorId().then(
      (id) => {
        if (!isOver) field.value = id;
      },
      (error) => reportError("payment-device", error, field),
    );
  return () => {
    isOver = true;
    // As the plugin prints it.
    field.value = "";
  };
};
