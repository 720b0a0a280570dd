import jquery from "jquery";
import another from "jquery/dist/jquery.slim.js";
import { expect, it, onTestFinished, vi } from "vitest";
import { emit } from "#src/dom/platform-events.ts";
import { listenToPage } from "./page-listeners.ts";

it("hears what the browser fires once, also when jQuery comes later", () => {
  const heard = vi.fn();
  onTestFinished(listenToPage("updated_wc_div", heard));
  window.jQuery = jquery;
  onTestFinished(listenToPage("wc_fragments_loaded", vi.fn()));
  document.body.dispatchEvent(new Event("updated_wc_div"));
  expect(heard).toHaveBeenCalledOnce();
  delete window.jQuery;
});

it("listens natively where a stand-in only keeps the callbacks for a jQuery that comes later", () => {
  window.jQuery = vi.fn() as unknown as typeof jquery;
  onTestFinished(() => {
    delete window.jQuery;
  });
  const heard = vi.fn();
  onTestFinished(listenToPage("updated_wc_div", heard));
  document.body.dispatchEvent(new Event("updated_wc_div"));
  expect(heard).toHaveBeenCalledOnce();
  window.jQuery = jquery;
  onTestFinished(listenToPage("wc_fragments_loaded", vi.fn()));
  jquery(document.body).trigger("updated_wc_div");
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  ["natively", undefined],
  ["through jQuery", jquery],
])("hears %s what is fired on another body, which a theme has put in the body's place", (_case, ofPage) => {
  if (ofPage) window.jQuery = ofPage;
  const before = document.body;
  onTestFinished(() => {
    document.body.replaceWith(before);
    delete window.jQuery;
  });
  const heard = vi.fn();
  const heardElsewhere = vi.fn();
  onTestFinished(listenToPage("added_to_cart", heard));
  onTestFinished(listenToPage("added_to_cart", heardElsewhere, document.createElement("form")));
  document.body.replaceWith(document.createElement("body"));
  emit("added_to_cart");
  expect(heard).toHaveBeenCalledOnce();
  expect(heardElsewhere).not.toHaveBeenCalled();
  ofPage?.(before).trigger("added_to_cart");
  before.dispatchEvent(new Event("added_to_cart"));
  expect(heard).toHaveBeenCalledOnce();
});

it("looks through its listeners for another body only: a table of products has thousands of them", () => {
  for (let count = 0; count < 300; count++)
    onTestFinished(listenToPage("found_variation", vi.fn(), document.createElement("form")));
  const look = vi.spyOn(Set.prototype, Symbol.iterator);
  onTestFinished(() => look.mockRestore());
  emit("updated_wc_div");
  const all = look.mock.contexts.filter((set) => (set as Set<unknown>).size >= 300);
  expect(all).toEqual([]);
});

it("hears once what is fired through any copy of jQuery, by the browser or by this bundle", () => {
  const heard = vi.fn();
  const stop = listenToPage("added_to_cart", (args) => heard(...args));
  onTestFinished(() => {
    delete window.jQuery;
  });
  for (const copy of [jquery, another]) {
    window.jQuery = copy;
    emit("added_to_cart", "ours");
  }
  // The platform's own script goes on with the copy that it came with.
  jquery(document.body).trigger("added_to_cart", ["by the first"]);
  another(document.body).trigger("added_to_cart", ["by the other"]);
  document.body.dispatchEvent(new CustomEvent("added_to_cart", { detail: ["natively"] }));
  expect(heard.mock.calls.flat()).toEqual(["ours", "ours", "by the first", "by the other", "natively"]);
  stop();
  for (const copy of [jquery, another]) copy(document.body).trigger("added_to_cart");
  expect(heard).toHaveBeenCalledTimes(5);
});

it("takes only its own listener from another copy of jQuery, which numbers listeners by itself", () => {
  const theirs = vi.fn();
  onTestFinished(() => {
    delete window.jQuery;
  });
  for (const copy of [jquery, another]) {
    window.jQuery = copy;
    emit("wc_fragments_loaded");
    // The number of its next listener.
    Object.assign(copy, { guid: 500 });
  }
  const stop = listenToPage("wc_fragment_refresh", vi.fn());
  another(document.body).on("wc_fragment_refresh", theirs);
  stop();
  another(document.body).trigger("wc_fragment_refresh");
  expect(theirs).toHaveBeenCalledOnce();
});

it("bears what scripts fire by hand in jQuery's name", () => {
  window.jQuery = jquery;
  onTestFinished(listenToPage("updated_wc_div", vi.fn()));
  expect(() => jquery(document).trigger("ajaxSend")).not.toThrow();
  delete window.jQuery;
});
