import { expect, it } from "vitest";
import { roomAbove } from "./room-above.ts";

const none = { paddingPx: Number.NaN, headerPx: 0, adminBarPx: 0 };

it.each([
  ["nothing set", {}, none, 0],
  ["the one plugin's offset", { scroll_offset: "30" }, none, 30],
  ["the other's", { smooth_scroll_offset: 45 }, none, 45],
  ["an admin bar and no offset", {}, { ...none, adminBarPx: 32 }, 30],
  ["an admin bar and an offset", { scroll_offset: "10" }, { ...none, adminBarPx: 32 }, 10],
  ["a header that has not scrolled yet", { scroll_offset: "30" }, { ...none, headerPx: 80 }, 80],
  ["a header that is higher than the offset", { scroll_offset: "30" }, { ...none, paddingPx: 96 }, 96],
  ["a header that is lower", { scroll_offset: "120" }, { ...none, paddingPx: 96 }, 120],
  ["an offset that is no number", { scroll_offset: "auto" }, none, 0],
])("with %s", (_case, settings, surroundings, expected) => {
  expect(roomAbove(settings, surroundings)).toBe(expected);
});
