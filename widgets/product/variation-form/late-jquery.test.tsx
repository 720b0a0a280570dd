import { fireEvent } from "@testing-library/react";
import jquery from "jquery";
import { expect, it, onTestFinished, vi } from "vitest";
import { demoHtml, showPage } from "#src/testing/page.ts";
import { choose, panel, select, untilShown } from "#src/testing/variation-form.ts";

/** Shows a choice that came with the page, whose form the shopper's pointer has reached. */
const showChosen = async () => {
  const loader = showPage(demoHtml("product/variation-form").replace(/(value="(small|moss)")/g, "$1 selected"));
  onTestFinished(() => loader.unmount());
  await untilShown();
  fireEvent.pointerOver(select("Size"));
  await vi.waitFor(() => expect(document.querySelector("option.attached")).not.toBeNull());
};

/** Has a plugin's file bring jQuery late. Returns what hears the event from then on. */
const bringPlugin = (name: string) => {
  const heard = vi.fn();
  jquery(document).on(name, heard);
  onTestFinished(() => {
    jquery(document).off(name, heard);
    vi.unstubAllGlobals();
  });
  vi.stubGlobal("jQuery", jquery);
  select("Size").dispatchEvent(new Event("load"));
  return heard;
};

it("plugins that come late hear of the choice that came with the page and is shown by then", async () => {
  await showChosen();
  const found = bringPlugin("found_variation");
  await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(1));
});

it("a form in the panel keeps what the shopper types when plugins come late, until another variation is chosen", async () => {
  await showChosen();
  const field = panel().appendChild(document.createElement("input"));
  const shown = bringPlugin("show_variation");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(field.isConnected).toBe(true);
  choose("Size", "large");
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  expect(field.isConnected).toBe(false);
});
