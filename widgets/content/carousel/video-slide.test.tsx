import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reduceMotion, showCarousel } from "#src/testing/carousel.ts";
import { server, untilQuiet } from "#src/testing/server.ts";

const YOUTUBE = "https://www.youtube.com/watch?v=mug";
const VIMEO = "https://vimeo.com/7";

const videos = (...links: string[]) =>
  `<div class="owl-carousel" aria-label="Films" data-items="1">${links.map((link) => `<div>${link}</div>`).join("")}</div>`;
const video = (href: string, name = "A video") => `<a class="owl-video" href="${href}">${name}</a>`;

const host = () => document.querySelector<HTMLElement>(".owl-carousel");
const playButton = (name = "A video") => screen.findByRole("button", { name: `Play video: ${name}` });
const picture = () => document.querySelector<HTMLElement>(".owl-video-tn")?.style.backgroundImage;
const player = () => document.querySelector<HTMLIFrameElement>(".owl-video-frame iframe");

beforeEach(() => {
  const { settings } = Reflect.get(window, "happyDOM");
  // happy-dom sends preflight requests to other hosts where browsers do not.
  settings.fetch.disableSameOriginPolicy = true;
  server.use(
    http.get("https://vimeo.com/api/oembed.json", () => HttpResponse.json({ thumbnail_url: "https://a.b/c" })),
  );
});

afterEach(async () => {
  // A video's picture may still be asked for.
  await untilQuiet();
  vi.restoreAllMocks();
});

it("plays a video in its slide at one click, and stops with the next move", async () => {
  reduceMotion();
  const news: string[] = [];
  await showCarousel(videos(video(YOUTUBE), video(VIMEO, "Another")));
  for (const name of ["play", "stop", "stopped"])
    host()?.addEventListener(`storefront:carousel-video-${name}`, () => news.push(name));
  fireEvent.click(await playButton());
  expect(player()?.src).toBe("https://www.youtube.com/embed/mug?autoplay=1&rel=0&playsinline=1");
  expect(player()?.title).toBe("Play video: A video");
  expect(document.activeElement).toBe(player());
  expect(document.querySelector(".owl-video-playing")?.getAttribute("data-video")).toBe(YOUTUBE);
  expect(host()?.dataset.state).toBe("playing");
  fireEvent.click(screen.getByRole("button", { name: "Go to 2 of 2" }));
  await waitFor(() => expect(player()).toBeNull());
  expect(news).toEqual(["play", "stop", "stopped"]);
  fireEvent.click(screen.getByRole("button", { name: "Go to 1 of 2" }));
  await waitFor(() => expect(host()?.dataset.state).toBe("still"));
  expect(player()).toBeNull();
});

it("names the button of a link without a text", async () => {
  await showCarousel(videos(video(YOUTUBE, "")));
  fireEvent.click(await screen.findByRole("button", { name: /^Play video$/ }));
  expect(player()?.title).toBe("Play video");
});

it.each([
  ["label", ' aria-label="Film"', "Other"],
  ["title", ' title="Film"', "Other"],
  ["picture's text", "", '<img alt="Film" src="/film.jpg">'],
])("names the button by the link's %s", async (_what, attributes, content) => {
  await showCarousel(videos(video(YOUTUBE, content).replace(" href", `${attributes} href`)));
  expect(await playButton("Film")).toBeTruthy();
});

it("plays one video at a time, whichever carousel it is in", async () => {
  await showCarousel(videos(video(YOUTUBE)) + videos(video(YOUTUBE, "Another")));
  fireEvent.click(await playButton());
  fireEvent.click(await playButton("Another"));
  await waitFor(() => expect(document.querySelectorAll(".owl-video-frame")).toHaveLength(1));
  expect(player()?.title).toBe("Play video: Another");
});

it("plays the next video of the same slides at one click, in place of the first", async () => {
  await showCarousel(videos(video(YOUTUBE), video(VIMEO, "Another")).replace('data-items="1"', 'data-items="2"'));
  fireEvent.click(await playButton());
  fireEvent.click(await playButton("Another"));
  await waitFor(() => expect(player()?.title).toBe("Play video: Another"));
  expect(document.querySelectorAll(".owl-video-frame")).toHaveLength(1);
  expect(host()?.dataset.state).toBe("playing");
});

it.each([
  "src",
  // Its own loader has not come to it yet.
  'src="https://shop.example/grey.gif" data-src',
  'src="data:image/svg+xml,%3Csvg/%3E" data-lazy-src',
])("shows the slide's own picture (%s), else YouTube's", async (name) => {
  const own = `<img ${name}="https://shop.example/own.jpg" alt="A video">`;
  const loader = await showCarousel(videos(video(YOUTUBE, own)));
  await playButton();
  expect(picture()).toContain("https://shop.example/own.jpg");
  loader.unmount();
  await showCarousel(videos(video(YOUTUBE)));
  await playButton();
  expect(picture()).toContain("https://img.youtube.com/vi/mug/hqdefault.jpg");
});

it.each([
  [VIMEO, "https://vimeo.com/api/oembed.json", { thumbnail_url: "https://i.vimeocdn.com/7.jpg" }],
  [
    "https://vzaar.com/videos/7",
    "https://vzaar.com/api/videos/7.json",
    { framegrab_url: "https://i.vimeocdn.com/7.jpg" },
  ],
])(
  "asks the service of %s for its picture, without what only the shop's own server knows",
  async (href, url, answer) => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(url, ({ request }) => {
        asked.push(request.headers.get("X-Requested-With"));
        return HttpResponse.json(answer, { headers: { "Access-Control-Allow-Origin": "*" } });
      }),
    );
    await showCarousel(videos(video(href)));
    await waitFor(() => expect(picture()).toContain("https://i.vimeocdn.com/7.jpg"));
    expect(asked).toEqual([null]);
  },
);

it("can be played without a picture when the service does not answer", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  server.use(http.get("https://vimeo.com/api/oembed.json", () => new HttpResponse("gone", { status: 404 })));
  await showCarousel(videos(video(VIMEO)));
  fireEvent.click(await playButton());
  expect(player()?.src).toBe("https://player.vimeo.com/video/7?autoplay=1");
  await waitFor(() => expect(warn.mock.calls.join()).toContain("answered 404"));
});

it.each([
  ["", "Missing video URL"],
  ["https://videos.example/7", "Video URL not supported"],
])("with the address %j says %s, and leaves the link", async (href, problem) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await showCarousel(videos(video(href)));
  await waitFor(() => expect(error.mock.calls.join()).toContain(`[carousel] ${problem} Element: <a`));
  expect(screen.getByText("A video").hidden).toBe(false);
});

it("gives the link back", async () => {
  const html = videos(video(YOUTUBE));
  const loader = await showCarousel(html);
  await playButton();
  loader.unmount();
  await waitFor(() => expect(host()?.outerHTML).toBe(html));
});
