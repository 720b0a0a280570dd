import { expect, it } from "vitest";
import { waitsForTouch } from "./waits-for-touch.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
const SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0";

it.each([
  ["Chrome", CHROME, false],
  ["Firefox", FIREFOX, false],
  ["a phone", PHONE, true],
  ["Safari", SAFARI, true],
])("%s lets a player play only after a touch: %j", (_name, userAgent, expected) => {
  expect(waitsForTouch(userAgent)).toBe(expected);
});
