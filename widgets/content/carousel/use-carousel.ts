import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { repeatEarlyCalls } from "#src/dom/owl-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useMediaQuery } from "#src/ui/use-media-query.ts";
import { type CarouselOptions, optionsAt } from "./carousel-options.ts";
import type { Text } from "./contract.ts";
import { modulo, pageAt, pageStarts, stepFrom } from "./positions.ts";
import { useAnimation } from "./use-animation.ts";
import { useCommands } from "./use-commands.ts";
import type { CreateEmbla } from "./use-embla.ts";
import { slideInAddress, useHash } from "./use-hash.ts";
import { useKeys } from "./use-keys.ts";
import { useLook } from "./use-look.ts";
import { useOwl } from "./use-owl.ts";
import { useRefresh } from "./use-refresh.ts";
import { useStage } from "./use-stage.ts";
import { useTrack } from "./use-track.ts";

export interface CarouselWish {
  host: HTMLElement;
  options: CarouselOptions;
  create: CreateEmbla;
  text: Text;
  onDestroy: () => void;
}

/** Of HTML, an element, or a collection of elements. */
const toNodes = (content: unknown): Node[] => {
  if (typeof content === "string") return [...parseServerHtml(content).children];
  return content instanceof Node
    ? [content]
    : Array.from<Node>(Object(content)).filter((node) => node instanceof Element);
};

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** A carousel with its place, its moves and what the page's scripts hear of it and tell it. */
export const useCarousel = ({ host, options, create, text, onDestroy }: CarouselWish) => {
  const [settings, setSettings] = useState(() => optionsAt(options, window.innerWidth));
  const [isRtl] = useState(() => options.rtl || getComputedStyle(host).direction === "rtl");
  const isReduced = useMediaQuery("(prefers-reduced-motion: reduce)");
  const news = useRef<"initialized" | "resized" | undefined>("initialized");

  const tell = useOwl(host, () => ({ options, settings, stage, actions, status: statusNow() }));

  useLayoutEffect(() => {
    if (news.current === "initialized") tell("initialize");
    tell("refresh");
    tell("change", { property: { name: "settings", value: settings } });
  }, [settings, tell]);

  const stage = useStage(host);
  const named = settings.URLhashListener ? slideInAddress(stage.items) : undefined;
  const told = useRef(stage.start ?? named ?? settings.startPosition);
  const { loop, items, stagePadding } = settings;
  // A row of fewer slides is too short to have no end in the whole width: there the room stays empty.
  const peek = loop && stage.slides.length > items + 1 ? stagePadding : 0;
  useLook(host, { settings, text, isRtl, peek });
  const isAnimated = settings.items === 1 && !isReduced;
  const animateIn = isAnimated ? settings.animateIn : "";
  const animateOut = isAnimated ? settings.animateOut : "";
  const isLeaping = isReduced || Boolean(animateIn || animateOut);
  const { position, motion, track, go } = useTrack({ stage, settings, create, isRtl, peek, isLeaping, tell, told });
  useAnimation({ slides: stage.slides, position, animateIn, animateOut });
  useHash(stage.slides, settings.URLhashListener, position, go);
  useClasses(host, motion === "dragging" ? "owl-grab" : "");

  useLayoutEffect(() => {
    tell("changed", { property: { name: "settings", value: settings } });
    tell("refreshed");
    if (news.current) tell(news.current);
    news.current = undefined;
  }, [settings, tell]);

  const size = settings.center || settings.autoWidth || settings.dotsData ? 1 : settings.dotsEach || settings.items;
  const starts = pageStarts(track, size);
  const statusNow = () => ({
    item: { count: track.count, index: told.current },
    page: { count: starts.length, index: pageAt(told.current, starts), size },
  });

  const step = (direction: 1 | -1, speedMs?: number) =>
    go(stepFrom(told.current, direction, settings.slideBy, starts), speedMs);
  const refresh = (why?: "resized") => {
    if (why && !tell("resize")) return;
    news.current = why;
    setSettings({ ...optionsAt(options, window.innerWidth) });
  };
  const to = (number: number, speedMs?: number, isSlide?: unknown) => {
    const hasPages = settings.dots || settings.slideBy === "page";
    go((hasPages && !isSlide ? starts[modulo(number, starts.length)] : undefined) ?? number, speedMs);
  };
  const navSpeed = settings.navSpeed || undefined;
  const actions = {
    next: (speedMs = navSpeed) => step(1, speedMs),
    prev: (speedMs = navSpeed) => step(-1, speedMs),
    to,
    refresh: () => refresh(),
    destroy: onDestroy,
  };
  const add = (content: unknown, at?: unknown) => {
    stage.insert(toNodes(content), numberOf(at));
    tell("added", { content });
  };
  const remove = (first: number, count: number) => {
    stage.remove(first, count);
    tell("removed");
  };

  useCommands(host, {
    "next.owl.carousel": ([speed]) => actions.next(numberOf(speed)),
    "prev.owl.carousel": ([speed]) => actions.prev(numberOf(speed)),
    "to.owl.carousel": ([number, speed, isSlide]) => to(Number(number), numberOf(speed), isSlide),
    "refresh.owl.carousel": () => refresh(),
    "add.owl.carousel": ([content, at]) => add(content, at),
    "remove.owl.carousel": ([at], event) => {
      // jQuery calls the element's own method of that name otherwise, and the whole carousel is gone.
      event.preventDefault();
      // Scripts that take all of them out count on while there are fewer.
      remove(modulo(Number(at), track.count), 1);
    },
    "replace.owl.carousel": ([content]) => {
      remove(0, track.count);
      told.current = settings.startPosition;
      add(content);
    },
  });
  // Slides come and go at once, which is not possible in an effect.
  useEffect(() => queueMicrotask(() => repeatEarlyCalls(host)), [host]);
  useKeys(host, { isRtl, onStep: step, onEnd: (isLast) => go(isLast ? track.last : 0) });
  useRefresh(host, settings, (isShown) => refresh(isShown ? undefined : "resized"));

  return { settings, stage, position, motion, track, starts, size, isReduced, tell, step, go };
};
