import { onTestFinished, vi } from "vitest";
import { SLUGS, type Slug } from "../../widgets/tracking/pixels/contract.ts";
import { type Hear, hearUntil } from "../../widgets/tracking/pixels/hear-until.tsx";
import type { Pixel, Pixels } from "../../widgets/tracking/pixels/pixel.ts";

interface TrackedPage {
  /** Of each event in the order of firing: its network, name and parameters. */
  fired: [Slug, string, unknown][];
  pixels: Record<Slug, Pixel & Record<string, unknown>>;
}

const recordingPixel = (slug: Slug, fired: TrackedPage["fired"]): Pixel => ({
  tag: () => slug,
  isEnabled: () => true,
  loadPixel: () => {},
  disable: () => {},
  fireEvent: (name, { params }) => fired.push([slug, name, params]) > 0,
});

/** A page with options and products of the tracking plugin, which is followed until the test ends. */
export const trackPage = (
  html: string,
  globals: Record<string, unknown>,
  follow: (pixels: Pixels, hear: Hear, signal: AbortSignal) => void,
): TrackedPage => {
  const fired: TrackedPage["fired"] = [];
  const pixels = Object.fromEntries(SLUGS.map((slug) => [slug, recordingPixel(slug, fired)])) as TrackedPage["pixels"];
  const end = new AbortController();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  document.body.innerHTML = html;
  // No press from before the code was there.
  follow(
    pixels,
    hearUntil(end.signal, () => {}),
    end.signal,
  );
  onTestFinished(() => {
    end.abort();
    vi.unstubAllGlobals();
  });
  return { fired, pixels };
};

const stay = (event: Event) => event.preventDefault();

/** No link that a test presses is followed. */
export const stayOnPage = (): void => {
  document.body.addEventListener("click", stay);
  onTestFinished(() => document.body.removeEventListener("click", stay));
};

/** The same event for each of these networks, as the server prints it. */
export const eventFor = (slugs: readonly Slug[], name: string, rest: object = {}): object =>
  Object.fromEntries(slugs.map((slug) => [slug, { name, params: { plugin: "PixelYourSite" }, ...rest }]));
