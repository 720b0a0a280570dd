import { fireEvent } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { followJQuery } from "#src/dom/jquery/page-listeners.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { choose, panel, select, untilShown } from "#src/testing/variation-form.ts";

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

it("plugins that come late hear of the choice that came with the page and is shown by then", async () => {
  const loader = showPage(demoHtml("product/variation-form").replace(/(value="(small|moss)")/g, "$1 selected"));
  await untilShown();
  fireEvent.pointerOver(select("Size"));
  await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
  const found = vi.fn();
  jquery(document).on("found_variation", found);
  onTestFinished(() => {
    jquery(document).off("found_variation", found);
    vi.unstubAllGlobals();
  });
  vi.stubGlobal("jQuery", jquery);
  select("Size").dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(1));
  loader.unmount();
});

it("a form in the panel keeps what the shopper types when plugins come late, until another variation is chosen", async () => {
  const loader = showPage(demoHtml("product/variation-form").replace(/(value="(small|moss)")/g, "$1 selected"));
  await untilShown();
  const field = panel().appendChild(document.createElement("input"));
  fireEvent.pointerOver(select("Size"));
  await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
  const shown = vi.fn();
  jquery(document).on("show_variation", shown);
  onTestFinished(() => {
    jquery(document).off("show_variation", shown);
    vi.unstubAllGlobals();
  });
  vi.stubGlobal("jQuery", jquery);
  select("Size").dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(field.isConnected).toBe(true);
  choose("Size", "large");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(field.isConnected).toBe(false);
  loader.unmount();
});
