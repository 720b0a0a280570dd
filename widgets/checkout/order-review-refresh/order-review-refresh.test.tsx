import { fireEvent, screen } from "@testing-library/react";
import jquery from "jquery";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const refreshed = vi.fn();
const count = () => refreshed();

beforeEach(() => document.body.addEventListener("update_checkout", count));
afterEach(() => {
  document.body.removeEventListener("update_checkout", count);
  refreshed.mockClear();
  vi.unstubAllGlobals();
});

/** `wp_json_encode` prints a number into the settings block, the plugin a text. */
const showCheckout = async (flag: string | number) => {
  const loader = showPage(demoHtml("checkout/order-review-refresh"), {
    ...settings,
    awdr_params: { refresh_order_review: flag },
  });
  await loader.mount();
};

const field = (label: string) => screen.getByLabelText(label);

it.each(["1", 1])(
  "has the totals computed anew when the town changes or the e-mail is left, set by %j",
  async (flag) => {
    await showCheckout(flag);
    fireEvent.change(field("Town"), { target: { value: "Kendal" } });
    fireEvent.focusOut(field("E-mail"));
    expect(refreshed).toHaveBeenCalledTimes(2);
  },
);

it("leaves the totals alone for other fields and while an e-mail is typed", async () => {
  await showCheckout("1");
  fireEvent.change(field("E-mail"), { target: { value: "ada@example.com" } });
  fireEvent.change(field("Phone"), { target: { value: "015394" } });
  expect(refreshed).not.toHaveBeenCalled();
});

it("does nothing where the shop has not asked for it", async () => {
  await showCheckout("0");
  fireEvent.change(field("Town"), { target: { value: "Kendal" } });
  expect(refreshed).not.toHaveBeenCalled();
});

it("leaves it to the plugin's own script where that is on the page", async () => {
  vi.stubGlobal("jQuery", jquery);
  jquery(document.body).on("update_checkout", count);
  onTestFinished(() => {
    jquery(document.body).off("update_checkout", count);
    Reflect.deleteProperty(jquery, "AdvanceWooDiscountRules");
  });
  Object.assign(jquery, { AdvanceWooDiscountRules: {} });
  await showCheckout("1");
  fireEvent.change(field("Town"), { target: { value: "Kendal" } });
  expect(refreshed).not.toHaveBeenCalled();
});
