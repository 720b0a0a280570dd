import { expect, it } from "vitest";
import { playerPermissions, playerUrl } from "./player-url.ts";

const page = "https://shop.example/journal/kettle/";
const YOUTUBE = "https://www.youtube.com/embed/abc";

it.each([
  ["as the embed code says", `${YOUTUBE}?feature=oembed`, false, `${YOUTUBE}?feature=oembed`],
  ["with play and inline parameters", YOUTUBE, true, `${YOUTUBE}?autoplay=1&playsinline=1`],
  [
    "beside parameters of its own",
    `${YOUTUBE}?start=30&autoplay=0`,
    true,
    `${YOUTUBE}?start=30&autoplay=1&playsinline=1`,
  ],
  ["without autoplay when it is not to play", `${YOUTUBE}?autoplay=1&mute=1`, false, `${YOUTUBE}?mute=1`],
  [
    "without a protocol",
    "//player.vimeo.com/video/1",
    true,
    "https://player.vimeo.com/video/1?autoplay=1&playsinline=1",
  ],
  ["of the shop's own", "/videos/1/", false, "https://shop.example/videos/1/"],
])("loads a video %s", (_case, source, plays, expected) => {
  expect(playerUrl(new URL(source, page), plays, false)).toBe(expected);
});

it.each([
  [`${YOUTUBE}?start=30`, "https://www.youtube-nocookie.com/embed/abc?start=30&dnt=1"],
  ["https://youtube.com/embed/abc", "https://youtube-nocookie.com/embed/abc?dnt=1"],
  ["https://www.youtube-nocookie.com/embed/abc", "https://www.youtube-nocookie.com/embed/abc?dnt=1"],
  ["https://player.vimeo.com/video/1?h=2", "https://player.vimeo.com/video/1?h=2&dnt=1"],
  ["https://notyoutube.com/video/1", "https://notyoutube.com/video/1?dnt=1"],
])("of %s has the private address %s", (source, expected) => {
  expect(playerUrl(new URL(source), false, true)).toBe(expected);
});

it.each([
  ["", "accelerometer; encrypted-media; gyroscope; picture-in-picture; autoplay"],
  ["fullscreen", "fullscreen; autoplay"],
  ["autoplay; fullscreen", "autoplay; fullscreen"],
])("gives a player with the permissions %j those to play: %j", (allow, expected) => {
  expect(playerPermissions(allow)).toBe(expected);
});
