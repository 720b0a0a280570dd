import { useLayoutEffect, useRef, useState } from "react";
import {
  asCollection,
  emitOwl,
  keepInstance,
  type OwlSpace,
  type OwlStatus,
  triggerOwl,
} from "#src/dom/jquery/owl-events.ts";
import type { CarouselOptions } from "./carousel-options.ts";

export interface OwlActions {
  next: (speedMs?: number) => void;
  prev: (speedMs?: number) => void;
  /** Takes a dot's number where there are dots, or a slide's where the page says so. */
  to: (number: number, speedMs?: number, isSlide?: unknown) => void;
  refresh: () => void;
  destroy: () => void;
}

interface OwlSource {
  options: CarouselOptions;
  settings: CarouselOptions;
  status: OwlStatus;
  stage: { container: HTMLElement; slides: readonly HTMLElement[] };
  actions: OwlActions;
}

const ACTIONS = ["next", "prev", "to", "refresh", "destroy"] as const;

/** A call of one of these fires its event, which the commands handle. */
const CHANGES = ["add", "remove", "replace"];

const capital = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

/**
 * Stands in for Owl: fires its events, calls its callbacks, keeps its instance. `source` is called only in effects and
 * events, so it may use values that its caller declares further down.
 */
export const useOwl = (host: HTMLElement, source: () => OwlSource) => {
  const latest = useRef(source);
  latest.current = source;
  const [instance] = useState(() => ({
    get settings() {
      return latest.current().settings;
    },
    /** Scripts change these and then call `refresh`. */
    get options() {
      return latest.current().options;
    },
    get $element() {
      return asCollection(host);
    },
    get $stage() {
      return asCollection(latest.current().stage.container);
    },
    get _items() {
      return latest.current().stage.slides.map(asCollection);
    },
    items(at?: number): unknown {
      return at === undefined ? this._items : this._items[at];
    },
    current: () => latest.current().status.item.index,
    // Owl counts cloned slides too. Scripts use the number of clones to find an event's slide; this carousel has none.
    relative: (position: number) => position,
    minimum: () => 0,
    /** By the settings, as the first listeners ask before anything is measured. */
    maximum: () => {
      const { settings, stage } = latest.current();
      return Math.max(0, stage.slides.length - (settings.loop || settings.center ? 1 : settings.items));
    },
    _clones: [],
    // Scripts set its `width` before they call `refresh`.
    _invalidated: {},
    ...Object.fromEntries(
      ACTIONS.map((name) => [
        name,
        (...args: [never?, number?, unknown?]) => Reflect.apply(latest.current().actions[name], null, args),
      ]),
    ),
    ...Object.fromEntries(CHANGES.map((name) => [name, (...args: unknown[]) => triggerOwl(host, name, args)])),
  }));

  useLayoutEffect(() => keepInstance(host, instance), [host, instance]);

  const [tell] = useState(() => (name: string, details: object = {}, space: OwlSpace = "carousel"): boolean => {
    const { settings, status } = latest.current();
    const callback = settings.callbacks[`on${capital(name)}${space === "carousel" ? "" : capital(space)}`];
    const payload = { ...status, ...details, relatedTarget: instance };
    return emitOwl({ host, name, space, payload, callback: callback?.bind(instance) });
  });
  return tell;
};

export type Tell = ReturnType<typeof useOwl>;

/** Fires for each item that was put into a box, and for the box. */
export const tellPrepared = (tell: Tell, items: readonly Node[]): void => {
  for (const content of items) {
    tell("prepare", { content });
    tell("prepared", { content: asCollection(content.parentElement as Element) });
  }
};

/** In Owl, the navigation initializes after the carousel. */
export const tellNews = (tell: Tell, news: "initialized" | "resized"): void => {
  tell(news);
  if (news === "initialized") for (const name of ["initialize", news]) tell(name, {}, "navigation");
};
