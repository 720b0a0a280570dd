// Spec 2, 4, 8 and 9, Carousel and its videos; header contract 6.
import { carouselRequests } from "#src/dom/jquery/jquery-owl-plugin.ts";
import { unreadable } from "#src/errors.ts";
import { parseObject } from "#src/plain-object.ts";
import { pictureMessage } from "#src/platform/picture-messages.ts";
import { reportError } from "#src/report-error.ts";
import { type CarouselOptions, carouselOptions, expectedOf, optionsInData } from "./carousel-options.ts";

export interface CarouselProps {
  host: HTMLElement;
  /** Read at each start, since the page's call may come late or change. */
  readOptions: () => CarouselOptions;
}

type Options = Readonly<Record<string, unknown>>;

/** The host's attributes may be another script's, so an unreadable one is reported but does not stop the carousel. */
const readable = (host: HTMLElement, prefix: string, options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const expected = expectedOf(name, value);
      if (expected) reportError("carousel", unreadable(prefix + name, expected, value), host);
      // What is readable in `responsive` applies.
      return !expected || typeof value === "object";
    }),
  );

export const readProps = (host: HTMLElement): CarouselProps => {
  const fromServer = {
    ...readable(host, "data-", optionsInData(host.dataset)),
    ...readable(host, "data-options: ", parseObject(host.dataset.options, "data-options")),
  };
  return {
    host,
    readOptions: () => carouselOptions({ ...fromServer, ...carouselRequests.get(host) }),
  };
};

export const text = pictureMessage;
