import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

const showCountdowns = async (html: string, pageSettings?: object) => {
  const loader = showPage(html, pageSettings);
  await loader.mount();
  await vi.waitFor(() => expect(screen.getAllByRole("timer").length).toBeGreaterThan(0));
  return loader;
};

const extended = (attributes: string) =>
  `<div class="countdown" ${attributes}><div class="running"><timer><b class="days"></b>:<b class="hours"></b>:<b class="minutes"></b>:<b class="seconds"></b></timer></div><div class="ended">Over</div></div>`;

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("counts down to a wall clock at UTC−4, and changes to the ended block", async () => {
  await showCountdowns(extended('data-Date="2026/11/20 8:00:02"'));
  const timer = screen.getByRole("timer");
  const running = timer.querySelector<HTMLElement>(".running");
  expect(running?.style.display).toBe("flex");
  expect(timer.textContent).toContain("00:00:00:02");
  await pass(1000);
  expect(timer.textContent).toContain("00:00:00:01");
  await pass(1000);
  expect(timer.textContent).toContain("00:00:00:00");
  expect(timer.querySelector<HTMLElement>(".ended")?.style.display).toBe("none");
  await pass(1000);
  expect(running?.style.display).toBe("none");
  expect(timer.querySelector<HTMLElement>(".ended")?.style.display).toBe("block");
});

it("counts in every timer of its running block, and leaves the words between them to the translator", async () => {
  const box = (unit: string, label: string) => `<div><timer><b class="${unit}"></b></timer> ${label}</div>`;
  const boxes = box("hours", "hours") + box("minutes", "minutes") + box("minutes", "min");
  await showCountdowns(
    `<div class="countdown" data-Date="2026/11/20 11:00:00"><div class="running">${boxes}</div></div>`,
  );
  const timer = screen.getByRole("timer");
  expect([...timer.querySelectorAll(".running > div")].map(({ textContent }) => textContent)).toEqual([
    "03 hours",
    "00 minutes",
    "00 min",
  ]);
  const kept = [...timer.querySelectorAll("[translate=no]")];
  expect(kept.map(({ localName }) => localName)).toEqual(["timer", "timer", "timer"]);
});

it("keeps its template from a browser that translates the page before its code comes", () => {
  const loader = showPage(
    `<p data-date="2099/12/24" data-endtext="Over">(days) p_days</p>${extended("data-date='2099/12/24'")}`,
  );
  const kept = () => [...document.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
  expect(kept()).toEqual(["(days) p_days"]);
  loader.unmount();
  expect(kept()).toEqual([]);
});

it.each([
  ["a timer outside a running block", "<p data-date='2099/12/24' data-endtext='Over'><timer>(days) p_days</timer></p>"],
  ["a mark of the theme's own", "<p translate='no' data-date='2099/12/24' data-endtext='Over'>(days) p_days</p>"],
])("leaves %s as it was", async (_what, html) => {
  const loader = await showCountdowns(html);
  expect(screen.getByRole("timer").getAttribute("translate")).toBe("no");
  loader.unmount();
  const shown = document.createElement("div");
  shown.innerHTML = html;
  expect(document.querySelector("[data-endtext]")?.isEqualNode(shown.firstElementChild)).toBe(true);
});

it.each([
  ["its own attribute", 'data-Date="2026/11/20 13:00:05" data-utc-offset="1"', settings],
  [
    "the page's settings",
    'data-Date="2026/11/20 13:00:05"',
    { ...settings, storefront_countdown: { utc_offset: "1" } },
  ],
  [
    "its own attribute, as the number 0",
    'data-Date="2026/11/20 12:00:05" data-utc-offset="0"',
    { ...settings, storefront_countdown: { utc_offset: 1 } },
  ],
  [
    "the page's settings, as the number 0",
    'data-Date="2026/11/20 12:00:05"',
    { ...settings, storefront_countdown: { utc_offset: 0 } },
  ],
  [
    "neither, where both are printed without a value",
    'data-Date="2026/11/20 8:00:05" data-utc-offset=""',
    { ...settings, storefront_countdown: { utc_offset: "" } },
  ],
  [
    "neither, where the settings block has PHP's false for the shop's",
    'data-Date="2026/11/20 8:00:05"',
    { ...settings, storefront_countdown: { utc_offset: false } },
  ],
  [
    "the page's settings, where a template has no value for its own",
    'data-Date="2026/11/20 13:00:05" data-utc-offset=""',
    { ...settings, storefront_countdown: { utc_offset: "1" } },
  ],
])("takes another zone from %s", async (_from, attributes, pageSettings) => {
  await showCountdowns(extended(attributes), pageSettings);
  expect(screen.getByRole("timer").textContent).toContain("00:00:00:05");
});

it("fills a text with days, hours, minutes and seconds, and replaces all of it at the end", async () => {
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(NOW);
  await showCountdowns(
    `<p data-fixTime='{"Minutes":"1"}' data-zeroPad='{"Seconds":"false"}' data-endText="Too late"><b>(minutes)</b> p_minutes (seconds) p_seconds</p>`,
  );
  const timer = screen.getByRole("timer");
  expect(timer.textContent).toBe("01 Minute 0 Seconds");
  await pass(59_000);
  expect(timer.textContent).toBe("00 Minutes 1 Second");
  await pass(2000);
  expect(timer.textContent).toBe("Too late");
});

it("shows no places of its text where it is over and has nothing to say", async () => {
  await showCountdowns('<p class="countdown" data-Date="2021/9/5">(days) p_days (seconds) p_seconds</p>');
  expect(screen.getByRole("timer").textContent).toBe("00 Days 00 Seconds");
});

it("stands while the tab is hidden and is right as soon as it is seen", async () => {
  await showCountdowns(extended('data-Date="2026/11/20 8:10:00"'));
  const timer = screen.getByRole("timer");
  setHidden(true);
  await pass(1000);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(NOW + 300_000);
  setHidden(false);
  expect(timer.textContent).toContain("00:00:05:00");
});

it("needs one timer for a hundred, and writes only what has changed", async () => {
  await showCountdowns(extended('data-Date="2026/11/20 8:10:00"').repeat(100));
  await vi.waitFor(() => expect(screen.getAllByRole("timer")).toHaveLength(100));
  expect(vi.getTimerCount()).toBe(1);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await pass(1000);
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(new Set(changes.map(({ target }) => target)).size).toBe(200);
});

it("shows itself where a theme's sheet hides it until it counts", async () => {
  showPage(`<style>.countdown { display: none }</style>${extended('data-Date="2026/11/20 8:10:00"')}`);
  await vi.waitFor(async () => {
    await pass(100);
    expect(screen.getByRole("timer").style.display).toBe("block");
  });
});

it("is quiet, and gives back the server's texts", async () => {
  const html = demoHtml("product/countdown");
  const loader = await showCountdowns(html);
  const timers = screen.getAllByRole("timer");
  expect(timers.filter((timer) => timer.hasAttribute("aria-live"))).toEqual([]);
  expect(timers.map(({ className }) => className)).toEqual(["countdown d_1", "countdown d_2"]);
  loader.unmount();
  const before = new DOMParser().parseFromString(html, "text/html");
  expect([...document.querySelectorAll(".countdown")].map(({ textContent }) => textContent)).toEqual(
    [...before.querySelectorAll(".countdown")].map(({ textContent }) => textContent),
  );
  expect(vi.getTimerCount()).toBe(0);
});

it("keeps the role that the page gives it", async () => {
  await showPage('<p class="countdown" role="status" data-Date="2026/11/21 8:00:00">Still (days)</p>').mount();
  expect(screen.getByRole("status").textContent).toBe("Still 01");
});

it.each([
  '<p data-date="2026-11-20">Written in November</p>',
  '<div class="countdown" data-date="2026/12/24"></div>',
  '<div class="countdown" data-date="2026/12/24"><p class="days"><b>33</b> days</p></div>',
])("leaves dates alone that are no countdown, and a theme's own: %s", async (html) => {
  const loader = showPage(html);
  await loader.mount();
  expect(loader.inspect().filter(({ state }) => state !== "waiting")).toEqual([]);
});

it.each([
  ["no date", 'data-Date="soon"', 'expected "2027/1/31 18:00:00", got "soon"'],
  [
    "in a zone by name",
    'data-Date="2099/1/31" data-utc-offset="Europe/Warsaw"',
    'data-utc-offset: expected hours, got "Europe/Warsaw"',
  ],
  ["padded by a word", 'data-Date="2099/1/31" data-zeroPad="no"', 'data-zeroPad: expected a JSON object, got "no"'],
  ["no number", `data-fixTime='{"Days":"two"}'`, 'expected {"Days":1,"Hours":12,"Minutes":30}, got "{"Days":"two"}"'],
])("says what is wrong with an end that is %s, and stays as it is", async (_what, attribute, message) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const loader = showPage(`<p class="countdown" ${attribute}>In (days)</p>`);
  await loader.mount();
  await vi.waitFor(() => expect(error.mock.calls.join()).toContain(message));
  expect(document.querySelector(".countdown")?.textContent).toBe("In (days)");
});
