import { fireEvent } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { find } from "#src/testing/find.ts";
import { eventFor, stayOnPage, trackPage } from "#src/testing/tracked-page.ts";
import { SLUGS } from "./contract.ts";
import { hearUntil } from "./hear-until.tsx";
import { followTriggers } from "./triggers.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const follow = (html: string, pysOptions: object) => trackPage(html, { pysOptions }, followTriggers).fired;

/** `triggers` are types with their events' data; each event is Facebook's and has the name of its id. */
const withTriggers = (triggers: Record<string, Record<string, unknown>>) => ({
  triggerEventTypes: triggers,
  triggerEvents: Object.fromEntries(
    Object.values(triggers)
      .flatMap((events) => Object.keys(events))
      .map((id) => [id, eventFor(["facebook"], id)]),
  ),
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

const names = (fired: readonly (readonly unknown[])[]) => fired.map(([, name]) => name);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const scrollPage = async (top: number) => {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(innerHeight + 1000);
  vi.stubGlobal("scrollY", top);
  dispatchEvent(new Event("scroll"));
  await frame();
};

it("fires an owner's event on a click of what its selectors name, in the networks' order", () => {
  const fired = follow('<p class="call">Call <b>us</b></p><i>–</i>', {
    triggerEventTypes: { css_click: { 7: [".fax", ".call"] } },
    triggerEvents: { 7: eventFor(SLUGS, "Contact") },
  });
  press("i");
  press("b");
  expect(fired.map(([slug]) => slug)).toEqual(["facebook", "ga", "pinterest", "bing", "reddit", "gtm"]);
  expect(fired[0]).toEqual(["facebook", "Contact", { plugin: "PixelYourSite" }]);
});

it("hears clicks that another script keeps to itself", () => {
  const fired = follow("<b></b>", withTriggers({ css_click: { seven: ["b"] } }));
  document.querySelector("b")?.addEventListener("click", (event) => event.stopPropagation());
  press("b");
  expect(names(fired)).toEqual(["seven"]);
});

it("counts a press once that a script has kept back and presses anew, as the loader does with links, but each key", () => {
  const fired = follow('<a href="/delivery/"><b></b></a><i></i>', withTriggers({ css_click: { seven: ["a"] } }));
  stayOnPage();
  const pressByHand = (selector: string) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(click, "isTrusted", { value: true });
    document.querySelector(selector)?.dispatchEvent(click);
  };
  pressByHand("b");
  press("a");
  expect(names(fired)).toEqual(["seven"]);
  pressByHand("b");
  pressByHand("i");
  press("a");
  expect(names(fired)).toEqual(["seven", "seven", "seven"]);
  pressByHand("b");
  // Scripts press a link for its Space key.
  fireEvent.keyDown(find("a"), { key: " " });
  press("a");
  expect(names(fired)).toHaveLength(5);
});

it("hears nothing any more once the page's measuring ends", async () => {
  vi.useFakeTimers();
  const end = new AbortController();
  const events = { automatic_event_form: {}, automatic_event_time_on_page: { time_on_page: 1 } };
  const dynamicEvents = Object.fromEntries(
    Object.entries(events).map(([id, more]) => [id, eventFor(["ga"], id, more)]),
  );
  const pysOptions = { ...withTriggers({ css_click: { a: ["form"] }, scroll_pos: { b: ["1"] } }), dynamicEvents };
  const html = '<form data-formid="1"></form>';
  const { fired } = trackPage(html, { pysOptions }, (pixels) =>
    followTriggers(
      pixels,
      hearUntil(end.signal, () => {}),
      end.signal,
    ),
  );
  vi.stubGlobal("scrollY", 500);
  dispatchEvent(new Event("scroll"));
  end.abort();
  press("form");
  document.forms[0]?.requestSubmit();
  document.forms[0]?.dispatchEvent(new Event("wpformsAjaxSubmitSuccess", { bubbles: true }));
  vi.advanceTimersByTime(2000);
  expect(fired).toEqual([]);
});

it("reads the data of dynamic ads, which is a list in a list", async () => {
  const fired = follow(
    "<b></b>",
    withTriggers({ css_click: { fdp_add_to_cart: [["b"]] }, scroll_pos: { deep: [["25", "50"]] } }),
  );
  press("b");
  await scrollPage(500);
  expect(names(fired)).toEqual(["fdp_add_to_cart", "deep", "deep"]);
});

it("fires once for each element that the mouse meets", () => {
  const fired = follow("<p><b></b></p><p></p>", withTriggers({ css_mouseover: { hover: ["p"] } }));
  for (const selector of ["p", "b", "p", "p + p"])
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  expect(names(fired)).toEqual(["hover", "hover"]);
});

it("fires once for each depth, even for two at the same", async () => {
  const fired = follow("", withTriggers({ scroll_pos: { a: ["25", "75"], b: ["25"] } }));
  await scrollPage(100);
  expect(names(fired)).toEqual([]);
  await scrollPage(300);
  expect(names(fired)).toEqual(["a", "b"]);
  await scrollPage(1000);
  await scrollPage(300);
  expect(names(fired)).toEqual(["a", "b", "a"]);
});

it("counts the scrolling from before its code came", async () => {
  await scrollPage(600);
  const fired = follow("", withTriggers({ scroll_pos: { half: ["50"] } }));
  await frame();
  expect(names(fired)).toEqual(["half"]);
});

it("reads the layout once a frame at most", async () => {
  follow("", withTriggers({ scroll_pos: { end: ["100"] } }));
  await frame();
  const read = vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5000);
  for (let times = 0; times < 5; times++) dispatchEvent(new Event("scroll"));
  await frame();
  expect(read).toHaveBeenCalledTimes(1);
});

it("fires for a comment, both the owner's event and the automatic one", () => {
  const fired = follow('<form class="comment-form"></form>', {
    ...withTriggers({ comment: { mine: [] } }),
    dynamicEvents: { automatic_event_comment: eventFor(["ga"], "Comment") },
  });
  document.forms[0]?.requestSubmit();
  expect(names(fired)).toEqual(["Comment", "mine"]);
});

it("does nothing for triggers of add-ons, nor for PHP's empty lists", () => {
  const fired = follow("<b></b>", withTriggers({ video_view: { video: [{ disable_watch_video: "" }] } }));
  expect(follow("<b></b>", { dynamicEvents: [], triggerEvents: [], triggerEventTypes: [] })).toEqual([]);
  press("b");
  expect(fired).toEqual([]);
});

it("fires on the first scroll past the automatic depth only", async () => {
  const events = eventFor(["facebook", "ga"], "PageScroll", { scroll_percent: 30 });
  const fired = follow("", { dynamicEvents: { automatic_event_scroll: events } });
  await scrollPage(310);
  await scrollPage(900);
  expect(fired.map(([slug]) => slug)).toEqual(["facebook", "ga"]);
});

it("keeps the parameters of an automatic event as they are printed, also what looks like a place on the page", () => {
  const params = { contents: [{ name: "Kettle", value: 5 }], coupon: null };
  const fired = follow('<form class="comment-form"></form>', {
    dynamicEvents: { automatic_event_comment: eventFor(["ga"], "Comment", { type: "dyn", params }) },
  });
  document.forms[0]?.requestSubmit();
  expect(fired).toEqual([["ga", "Comment", params]]);
});

it("fires when the page has been there for the time that the owner set", () => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockReturnValue(5000);
  const events = eventFor(["ga"], "TimeOnPage", { time_on_page: "30" });
  const fired = follow("", { dynamicEvents: { automatic_event_time_on_page: events } });
  vi.advanceTimersByTime(24_999);
  expect(fired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(names(fired)).toEqual(["TimeOnPage"]);
});

it("tells which listed file was downloaded, to the networks that list it", () => {
  const automatic_event_download = {
    ...eventFor(["facebook"], "Download", { extensions: ["pdf", "zip"] }),
    ...eventFor(["ga"], "Download", { extensions: { 3: "zip" } }),
  };
  const fired = follow(
    '<a id="pdf" href="/files/list.pdf?v=2#top"><b></b></a><a id="mail" href="mailto:a@b.zip"></a><a id="page" href="/"></a>',
    { dynamicEvents: { automatic_event_download }, enable_remove_download_url_param: "1" },
  );
  stayOnPage();
  for (const selector of ["#page", "#mail", "b"]) press(selector);
  const file = { download_url: "https://shop.example/files/list.pdf", download_type: "pdf", download_name: "list.pdf" };
  expect(fired).toEqual([["facebook", "Download", { plugin: "PixelYourSite", ...file }]]);
  expect(automatic_event_download).toHaveProperty("facebook.params", { plugin: "PixelYourSite" });
});

it("tells of a download's whole address where the owner wants it", () => {
  const automatic_event_download = eventFor(["ga"], "Download", { extensions: ["pdf"] });
  const fired = follow('<a href="/list.pdf?v=2"></a>', { dynamicEvents: { automatic_event_download } });
  stayOnPage();
  press("a");
  expect(fired[0]?.[2]).toMatchObject({ download_url: "https://shop.example/list.pdf?v=2" });
});
