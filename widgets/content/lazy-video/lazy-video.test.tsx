import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPress, rememberPress } from "#src/dom/first-press.ts";
import { find } from "#src/testing/find.ts";
import { demoHtml, settings, showPage } from "#src/testing/page.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
const KETTLE = "https://www.youtube.com/embed/demo-kettle";

/** happy-dom has no layout, so the test says what comes near the viewport. Other widgets watch the same elements. */
const watches: { area: IntersectionObserverInit; target: Element; tell: () => void }[] = [];

const stubViewport = () =>
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #callback: IntersectionObserverCallback;
      readonly #area: IntersectionObserverInit;
      constructor(callback: IntersectionObserverCallback, area: IntersectionObserverInit) {
        this.#callback = callback;
        this.#area = area;
      }
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        const tell = () => this.#callback([entry], this as unknown as IntersectionObserver);
        watches.push({ area: this.#area, target, tell });
      }
      unobserve() {}
      disconnect() {}
    },
  );

declare global {
  interface Window {
    smush_video_render_delay?: number;
  }
}

beforeEach(() => {
  forgetPress();
  rememberPress();
  watches.length = 0;
  stubViewport();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete window.smush_video_render_delay;
  delete window.lazySizes;
});

const [firstVideo = ""] = demoHtml("content/lazy-video").split("<noscript>");
/** The plugin's own markup, without ours. */
const stock = firstVideo.replace(' data-widget="lazy-video"', "");
const withoutButton = stock.replace(/<span class="smush-play-btn"[\s\S]*<\/span>/, "");
const autoplaying = stock.replace("smush-lazyload-youtube", "smush-lazyload-youtube smush-lazyload-autoplay");

const host = () => document.querySelector<HTMLElement>(".smush-lazyload-video");
const source = () => host()?.querySelector("iframe")?.getAttribute("src") ?? "";
const playButton = () => screen.getByRole("button", { name: "Play video: A new spout for an old kettle" });
const isWatched = () => watches.some(({ area }) => area.threshold === 0.1);
/** 200 px below the viewport, a tenth of the video (Spec 9). */
const comeNear = () => {
  for (const { area, tell } of watches) if (area.rootMargin === "0px 0px 200px 0px" && area.threshold === 0.1) tell();
};

/** Loads the code as a pointer over the video does; other tests cover the time before. */
const showVideo = async (html = stock, pageSettings: object = settings) => {
  const loader = showPage(html, pageSettings);
  await vi.dynamicImportSettled();
  await loader.mount();
  return loader;
};

it("plays at a click on the button, marked as loaded", async () => {
  await showVideo(stock.replace(" autoplay;", ""));
  const player = host()?.querySelector("iframe");
  fireEvent.click(find(".smush-lazyload-video"));
  expect(source()).toMatch(/^data:/);
  // Below the button the empty player is nothing to reach.
  expect(player?.inert).toBe(true);
  fireEvent.click(playButton());
  expect(player?.inert).toBe(false);
  expect(player?.allow).toContain("autoplay");
  expect(source()).toBe(`${KETTLE}?feature=oembed&autoplay=1&playsinline=1`);
  expect(host()?.className).toContain("smush-lazyloaded-video");
  expect(host()?.classList.contains("loading")).toBe(false);
  expect(player?.allowFullscreen).toBe(true);
});

it("gives the player the focus once the key is handled: until then Firefox refuses it", async () => {
  await showVideo();
  const player = host()?.querySelector("iframe");
  playButton().focus();
  fireEvent.keyDown(playButton(), { key: "Enter" });
  expect(document.activeElement).toBe(playButton());
  await waitFor(() => expect(document.activeElement).toBe(player));
});

it("is marked as loaded and loading at the moment the source is set", async () => {
  await showVideo();
  const marks: (string | undefined)[] = [];
  const iframe = host()?.querySelector("iframe") as HTMLIFrameElement;
  vi.spyOn(iframe, "src", "set").mockImplementation(() => marks.push(host()?.className));
  fireEvent.click(playButton());
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatch(/smush-lazyloaded-video loading/);
  expect(host()?.classList.contains("loading")).toBe(false);
});

it("plays the click that came before its code", async () => {
  const loader = showPage(stock);
  fireEvent.click(screen.getByRole("button", { name: "Play video" }));
  await waitFor(() => expect(source()).toContain("autoplay=1"));
  expect(loader.inspect().find(({ widget }) => widget === "lazy-video")?.state).toBe("mounted");
});

it.each(["Enter", " "])("is one stop for the keyboard, and plays by the key %j", async (key) => {
  await showVideo();
  expect(host()?.querySelectorAll("[tabindex]")).toHaveLength(1);
  playButton().focus();
  expect(fireEvent.keyDown(playButton(), { key })).toBe(false);
  expect(source()).toContain("autoplay=1");
});

it("loads one player however often it is pressed", async () => {
  await showVideo();
  const iframe = host()?.querySelector("iframe") as HTMLIFrameElement;
  const set = vi.spyOn(iframe, "setAttribute");
  fireEvent.click(playButton());
  fireEvent.click(playButton());
  expect(set.mock.calls.filter(([name]) => name === "src")).toHaveLength(1);
});

it("loads near the viewport where its button is missing", async () => {
  await showVideo(withoutButton);
  expect(source()).toBe(`${KETTLE}?feature=oembed`);
});

it("plays near the viewport with the autoplay class, unless nothing may move", async () => {
  await showVideo(autoplaying);
  expect(source()).toContain("autoplay=1&playsinline=1");
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await showVideo(autoplaying);
  comeNear();
  expect(source()).toMatch(/^data:/);
});

it("is queued on phones until the first touch, then waits in silence, and plays at a press", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(PHONE);
  await showVideo(autoplaying);
  comeNear();
  expect(source()).toMatch(/^data:/);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(isWatched()).toBe(true));
  comeNear();
  expect(source()).toBe(`${KETTLE}?feature=oembed`);
  fireEvent.click(playButton());
  expect(source()).toContain("autoplay=1");
});

it.each([
  ["no video", ""],
  ["a video", stock],
])("need not wait for another touch when it comes to a page that had %s at the first one", async (_what, html) => {
  vi.stubGlobal("navigator", { userAgent: PHONE });
  showPage(html);
  fireEvent.pointerDown(document.body);
  await showVideo(autoplaying);
  expect(source()).toContain("autoplay=1&playsinline=1");
});

it.each([
  ["a phone whose page has been touched", PHONE, true],
  ["a desktop", "", false],
])("is loaded near the viewport, to wait there for its press, on %s: %s", async (_device, userAgent, isLoaded) => {
  vi.stubGlobal("navigator", { userAgent });
  await showVideo();
  fireEvent.pointerDown(document.body);
  vi.useFakeTimers();
  await showVideo();
  vi.advanceTimersByTime(500);
  comeNear();
  expect(source()).toMatch(isLoaded ? `${KETTLE}?feature=oembed` : /^data:/);
});

it("waits for a touch also after a key, or what another script calls an act of the shopper", async () => {
  vi.stubGlobal("navigator", { userAgent: PHONE, userActivation: { hasBeenActive: true } });
  await showVideo(autoplaying);
  expect(source()).toMatch(/^data:/);
});

it("plays with the very tap that is the first touch", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(PHONE);
  await showVideo();
  vi.useFakeTimers();
  fireEvent.pointerDown(playButton());
  vi.advanceTimersByTime(200);
  comeNear();
  expect(source()).toMatch(/^data:/);
  fireEvent.click(playButton());
  vi.advanceTimersByTime(1000);
  comeNear();
  expect(source()).toContain("autoplay=1");
});

it("is loaded without a touch after the delay that the page names", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(PHONE);
  window.smush_video_render_delay = 3000;
  vi.useFakeTimers();
  await showVideo();
  vi.advanceTimersByTime(2999);
  comeNear();
  expect(source()).toMatch(/^data:/);
  vi.advanceTimersByTime(1);
  comeNear();
  expect(source()).toBe(`${KETTLE}?feature=oembed`);
});

it("waits for a touch where the page names a delay of nothing", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(PHONE);
  // WordPress prints numbers as strings.
  Reflect.set(window, "smush_video_render_delay", "0");
  vi.useFakeTimers();
  await showVideo();
  vi.advanceTimersByTime(1);
  comeNear();
  expect(source()).toMatch(/^data:/);
});

it.each([
  [
    "an iframe",
    stock.replace(/<iframe[\s\S]*<\/iframe>/, ""),
    /Cannot read the template: expected an element "iframe", got "none"/,
  ],
  ["data-src", stock.replace(/data-src="[^"]*"/, ""), /Cannot read data-src: expected a value/],
  [
    "an address in data-src",
    stock.replace(/data-src="[^"]*"/, 'data-src="https:// youtube"'),
    /Cannot read data-src: expected an address, got "https:\/\/ youtube"/,
  ],
])("tells once that %s is missing, and shows no mark of loading", async (_case, html, expected) => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined);
  await showVideo(html);
  await vi.dynamicImportSettled();
  const button = screen.getByRole("button", { name: "Play video" });
  fireEvent.click(button);
  fireEvent.click(button);
  const lines = error.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith("[lazy-video]"));
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(host()?.className).not.toMatch(/loading\b|loaded-video/);
});

it.each(["pointerover", "focusin"])("opens the connection once at %s", async (type) => {
  const loader = await showVideo();
  fireEvent(playButton(), new Event(type, { bubbles: true }));
  fireEvent(playButton(), new Event(type, { bubbles: true }));
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preconnect"]')];
  expect(links().map(({ href }) => href)).toEqual([`${KETTLE}?feature=oembed`]);
  loader.unmount();
  expect(links()).toEqual([]);
});

it("takes the private host where the page says so", async () => {
  await showVideo(stock, { ...settings, storefront_video: { privacy_host: true } });
  fireEvent.click(playButton());
  expect(source()).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/demo-kettle/);
});

it("is a link in a theme's own markup, whose click plays", async () => {
  await showVideo(demoHtml("content/lazy-video"));
  const link = screen.getByRole("link", { name: "Play: Twelve hours at the kiln" });
  expect(fireEvent.click(link)).toBe(false);
  const iframe = link.parentElement?.querySelector("iframe");
  expect(iframe?.src).toBe("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&playsinline=1");
});

it("is left to the platform's own script, also where that comes late", async () => {
  window.lazySizes = {};
  const loader = showPage(stock);
  await loader.mount();
  expect(screen.queryByRole("button", { name: /^Play video: / })).toBeNull();
  delete window.lazySizes;
  const late = showPage(`<script id="smush-lazy-load-js" type="text/plain"></script>${stock}`);
  await late.mount();
  expect(screen.queryByRole("button", { name: /^Play video: / })).toBeNull();
});

it("is adopted when it arrives later, and ends its player when it goes", async () => {
  const loader = showPage("");
  document.body.insertAdjacentHTML("beforeend", stock);
  fireEvent.click(screen.getByRole("button", { name: "Play video" }));
  await waitFor(() => expect(source()).toContain("autoplay=1"));
  loader.unmount();
  const template = document.createElement("template");
  template.innerHTML = stock.trim();
  expect(host()?.isEqualNode(template.content.firstChild)).toBe(true);
});
