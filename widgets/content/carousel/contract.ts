// Spec 2, 4, 8 and 9, Carousel and its videos; header contract chapter 6.
import { carouselRequests } from "#src/dom/jquery/jquery-owl-plugin.ts";
import { readObject } from "#src/dom/required.ts";
import { unreadable } from "#src/errors.ts";
import { pictureMessage } from "#src/platform/picture-messages.ts";
import { reportError } from "#src/report-error.ts";
import { type CarouselOptions, carouselOptions, expectedOf, optionsInData } from "./carousel-options.ts";

export interface CarouselProps {
  host: HTMLElement;
  /** Read at each start, since the page's call may come late or change. */
  readOptions: () => CarouselOptions;
}

/** The host's attributes may be another script's, so an unreadable one is reported but does not stop the carousel. */
const optionsInAttributes = (host: HTMLElement): Readonly<Record<string, unknown>> => {
  const options = optionsInData(host.dataset);
  for (const [name, value] of Object.entries(options)) {
    const expected = expectedOf(name, value);
    if (expected) reportError("carousel", unreadable(`data-${name}`, expected, value), host);
  }
  return options;
};

export const readProps = (host: HTMLElement): CarouselProps => {
  const fromServer = { ...optionsInAttributes(host), ...readObject(host, "data-options") };
  return {
    host,
    readOptions: () => carouselOptions({ ...fromServer, ...carouselRequests.get(host) }),
  };
};

export const text = pictureMessage;
