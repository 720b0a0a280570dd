// Spec 2, 4, 8 and 9, Carousel and its videos; header contract chapter 6.
import { carouselRequests } from "#src/dom/jquery-owl-plugin.ts";
import { unreadable } from "#src/errors.ts";
import { message } from "#src/platform/messages.ts";
import { isObject } from "#src/platform/page-globals.ts";
import { type CarouselOptions, carouselOptions, optionsInData } from "./carousel-options.ts";

/** A text in the shop's language. */
export type Text = typeof message;

export interface CarouselProps {
  host: HTMLElement;
  /** Read at each start, as the page's call may come or change later. */
  readOptions: () => CarouselOptions;
  text: Text;
}

const optionsInJson = ({ dataset: { options } }: HTMLElement): Readonly<Record<string, unknown>> => {
  if (!options) return {};
  const value: unknown = JSON.parse(options);
  if (isObject(value)) return value;
  throw unreadable("data-options", "a JSON object", options);
};

export const readProps = (host: HTMLElement): CarouselProps => {
  const fromServer = { ...optionsInData(host.dataset), ...optionsInJson(host) };
  return {
    host,
    readOptions: () => carouselOptions({ ...fromServer, ...carouselRequests.get(host) }),
    text: message,
  };
};
