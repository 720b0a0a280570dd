// Spec 2, 4, 8 and 9, Carousel and its videos; header contract chapter 6.
import { carouselRequests } from "#src/dom/jquery-owl-plugin.ts";
import { unreadable } from "#src/errors.ts";
import { isObject } from "#src/platform/page-globals.ts";
import { pictureMessage } from "#src/platform/picture-messages.ts";
import { reportError } from "#src/report-error.ts";
import { type CarouselOptions, carouselOptions, expectedOf, optionsInData, parse } from "./carousel-options.ts";

export interface CarouselProps {
  host: HTMLElement;
  /** Read at each start, as the page's call may come or change later. */
  readOptions: () => CarouselOptions;
}

const optionsInJson = ({ dataset: { options } }: HTMLElement): Readonly<Record<string, unknown>> => {
  if (!options) return {};
  const value = parse(options);
  if (isObject(value)) return value;
  throw unreadable("data-options", "a JSON object", options);
};

/** The attributes of a list may be another script's: what cannot be read is told, and does not keep it from being a carousel. */
const optionsInAttributes = (host: HTMLElement): Readonly<Record<string, unknown>> => {
  const options = optionsInData(host.dataset);
  for (const [name, value] of Object.entries(options)) {
    const expected = expectedOf(name, value);
    if (expected) reportError("carousel", unreadable(`data-${name}`, expected, value), host);
  }
  return options;
};

export const readProps = (host: HTMLElement): CarouselProps => {
  const fromServer = { ...optionsInAttributes(host), ...optionsInJson(host) };
  return {
    host,
    readOptions: () => carouselOptions({ ...fromServer, ...carouselRequests.get(host) }),
  };
};

/** A text in the shop's language. */
export const text = pictureMessage;
