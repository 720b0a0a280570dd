import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";

const DEMO = demoHtml("checkout/payment-device");
const SCRIPT = "https://static.paynow.pl/scripts/PyG5QjFDUI.min.js";

/** The provider's script, whose number the page asks for once. */
const load = vi.fn<() => Promise<{ get: () => Promise<{ visitorId: string }> }>>();

const error = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.doMock(SCRIPT, () => ({ load }));
  load.mockReset().mockResolvedValue({ get: async () => ({ visitorId: "device-1" }) });
  vi.spyOn(console, "error").mockImplementation(error.mockReset());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock(SCRIPT);
});

const field = () => document.querySelector<HTMLInputElement>('[name="paymentMethodFingerprint"]') as HTMLInputElement;
const isFilled = () => waitFor(() => expect(field().value).toBe("device-1"));

it("fills in the provider's number for this browser, also where the checkout prints the field anew, and asks once", async () => {
  const loader = showPage(`<form>${DEMO}</form>`);
  await loader.mount();
  await isFilled();
  field().outerHTML = '<input type="hidden" id="payment-method-fingerprint" name="paymentMethodFingerprint" value="">';
  await loader.mount();
  await isFilled();
  expect(load).toHaveBeenCalledOnce();
});

it("leaves a field alone that no form would send", async () => {
  await showPage(`${DEMO}<form>${DEMO}</form>`).mount();
  const [alone, sent] = document.querySelectorAll<HTMLInputElement>('[name="paymentMethodFingerprint"]');
  await waitFor(() => expect(sent?.value).toBe("device-1"));
  expect(alone?.value).toBe("");
});

it("says that it cannot get the number, and asks again for the next field", async () => {
  load.mockRejectedValueOnce(new Error("blocked"));
  const loader = showPage(`<form>${DEMO}</form>`);
  await loader.mount();
  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(error.mock.calls[0]?.[0]).toContain("[payment-device] Cannot get fingerprint");
  expect(field().value).toBe("");
  field().outerHTML = DEMO;
  await loader.mount();
  await isFilled();
});

it.each([
  ["1", { canMakePayments: () => true }],
  ["0", { canMakePayments: () => false }],
  ["0", undefined],
])("tells the shop %s for Apple Pay in a browser with %o", async (flag, session) => {
  vi.stubGlobal("ApplePaySession", session);
  await showPage(DEMO).mount();
  expect(document.cookie).toContain(`applePayEnabled=${flag}`);
});

it("fills in the number where Safari throws at the question for Apple Pay, which it cannot offer", async () => {
  const canMakePayments = () => {
    throw new DOMException("Trying to start an Apple Pay session from an insecure document.", "InvalidAccessError");
  };
  vi.stubGlobal("ApplePaySession", { canMakePayments });
  await showPage(`<form>${DEMO}</form>`).mount();
  await isFilled();
});

it("empties the field when it is unmounted, and does not fill it later", async () => {
  const gate = Promise.withResolvers<void>();
  const get = vi.fn(async () => ({ visitorId: "device-1" }));
  const loader = showPage(`<form>${DEMO}</form>`);
  await loader.mount();
  await isFilled();
  loader.unmount();
  expect(field().value).toBe("");

  vi.resetModules();
  load.mockReturnValue(gate.promise.then(() => ({ get })));
  const { attach } = await import("./payment-device.tsx");
  const end = attach(field());
  end();
  gate.resolve();
  await waitFor(() => expect(get).toHaveBeenCalled());
  await Promise.resolve();
  expect(field().value).toBe("");
});
