import { expect, it } from "vitest";
import { ownStart } from "./own-start.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
const SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

it.each([
  ["a desktop browser waits for the play button", CHROME, {}, "none"],
  ["Firefox too", FIREFOX, {}, "none"],
  ["with the autoplay class it plays", CHROME, { autoplays: true }, "play"],
  ["a phone waits for the first touch", PHONE, {}, "queued"],
  ["Safari too", SAFARI, {}, "queued"],
  ["what is queued does not play, whatever its class", PHONE, { autoplays: true }, "queued"],
  ["after the first touch a phone loads at once", PHONE, { hasActed: true }, "load"],
  ["and plays with the class", SAFARI, { hasActed: true, autoplays: true }, "play"],
  ["a missing play button loads", CHROME, { hasPlayButton: false, autoplays: true }, "load"],
  ["on a phone as well", PHONE, { hasPlayButton: false }, "load"],
])("%s", (_case, userAgent, situation, expected) => {
  const start = ownStart({ hasPlayButton: true, autoplays: false, hasActed: false, userAgent, ...situation });
  expect(start).toBe(expected);
});
