// Spec 3 and 7 (Card payment), 8 (Fingerprint failure); pricing contract D.1 and D.2.
import { ContractError } from "#src/errors.ts";
import { loadOnce } from "#src/load-once.ts";

const FINGERPRINT_SCRIPT = "https://static.paynow.pl/scripts/PyG5QjFDUI.min.js";

interface FingerprintScript {
  load: () => Promise<{ get: () => Promise<{ visitorId: string }> }>;
}

/**
 * The payment provider's number for this browser, which a page asks for once.
 * @throws ContractError when it cannot be had; the next call tries again.
 */
export const readVisitorId = loadOnce(async (): Promise<string> => {
  try {
    const { load }: FingerprintScript = await import(/* @vite-ignore */ FINGERPRINT_SCRIPT);
    const agent = await load();
    return (await agent.get()).visitorId;
  } catch (cause) {
    throw new ContractError(`Cannot get fingerprint from ${FINGERPRINT_SCRIPT}. Let the page's policy allow it.`, {
      cause,
    });
  }
});

declare global {
  interface Window {
    ApplePaySession?: { canMakePayments: () => boolean };
  }
}

/** By this cookie the shop knows whether to offer Apple Pay. */
export const APPLE_PAY_COOKIE = "applePayEnabled";

export const applePayFlag = (): string => (window.ApplePaySession?.canMakePayments() ? "1" : "0");
