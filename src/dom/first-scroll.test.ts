import { expect, it, onTestFinished, vi } from "vitest";
import { tellWhenScrolled } from "./first-scroll.ts";

const NAME = "storefront:tried";

const follow = (isDue: () => boolean) => {
  const heard = vi.fn();
  document.addEventListener(NAME, heard);
  const stop = tellWhenScrolled(NAME, isDue);
  onTestFinished(() => {
    stop();
    document.removeEventListener(NAME, heard);
  });
  return { heard, stop };
};

const scroll = () => dispatchEvent(new Event("scroll"));

it("tells of a page that is scrolled already, once all have begun to listen", async () => {
  const { heard } = follow(() => true);
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
});

it("asks an unscrolled page only once where it stands, and again at each scroll until it is due", async () => {
  const isDue = vi.fn(() => false);
  const { heard } = follow(isDue);
  await Promise.resolve();
  expect(isDue).toHaveBeenCalledTimes(1);
  scroll();
  isDue.mockReturnValue(true);
  scroll();
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(isDue).toHaveBeenCalledTimes(3);
});

it("tells nothing after the undo", () => {
  const isDue = vi.fn(() => false);
  const { heard, stop } = follow(isDue);
  stop();
  isDue.mockReturnValue(true);
  scroll();
  expect(heard).not.toHaveBeenCalled();
});
