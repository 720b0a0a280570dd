import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { followJQuery } from "#src/dom/jquery/page-listeners.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";

// A file of its own: jQuery comes to a page once.
it("forms that nobody has touched are started once jQuery and its plugins have come, one file after the other", async () => {
  const started = vi.fn();
  jquery(document).on("wc_variation_form", started);
  onTestFinished(() => {
    jquery(document).off("wc_variation_form", started);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const demo = demoHtml("product/variation-form");
  const chosenByServer = demo.replace(/(value="(small|moss)")/g, "$1 selected");
  const loader = showPage(`<div>${demo}</div><div>${chosenByServer}</div>`);
  await vi.dynamicImportSettled();
  vi.stubGlobal("jQuery", jquery);
  vi.useFakeTimers();
  for (let file = 0; file < 5; file++) {
    // The entry looks for jQuery after each file that loads.
    followJQuery();
    find("form").dispatchEvent(new Event("load"));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(started).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60);
  expect(started).toHaveBeenCalledTimes(2);
  loader.unmount();
});
