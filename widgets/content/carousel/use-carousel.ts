import { useLayoutEffect, useRef, useState } from "react";
import { useClasses } from "#src/ui/use-classes.ts";
import { useMediaQuery } from "#src/ui/use-media-query.ts";
import type { CarouselOptions } from "./carousel-options.ts";
import { animationsOf, optionsAt, peekOf } from "./options-in-force.ts";
import { pagesOf } from "./pages.tsx";
import { useAnimation } from "./use-animation.ts";
import { useDirection } from "./use-direction.ts";
import type { CreateEmbla } from "./use-embla.ts";
import { slideInUrl, useHash } from "./use-hash.ts";
import { useKeys } from "./use-keys.ts";
import { useLook } from "./use-look.ts";
import { tellNews, useOwl } from "./use-owl.ts";
import { useOwlCommands } from "./use-owl-commands.ts";
import { useRefresh } from "./use-refresh.ts";
import { useStage } from "./use-stage.ts";
import { useTrack } from "./use-track.ts";

export interface RunningCarouselProps {
  host: HTMLElement;
  options: CarouselOptions;
  create: CreateEmbla;
  onDestroy: () => void;
}

export const useCarousel = ({ host, options, create, onDestroy }: RunningCarouselProps) => {
  const [settings, setSettings] = useState(() => optionsAt(options, innerWidth));
  const isRtl = useDirection(host, options.rtl);
  const isReduced = useMediaQuery("(prefers-reduced-motion: reduce)");
  const news = useRef<"initialized" | "resized" | undefined>("initialized");

  const tell = useOwl(host, () => ({ options, settings, stage, actions, status: pages.status() }));

  useLayoutEffect(() => {
    if (news.current === "initialized") tell("initialize");
    tell("refresh");
    tell("change", { property: { name: "settings", value: settings } });
  }, [settings, tell]);

  const stage = useStage(host, tell);
  const named = slideInUrl(stage.items);
  const told = useRef(stage.start ?? named ?? settings.startPosition);
  const peek = peekOf(settings, stage.slides.length);
  useLook(host, { settings, count: stage.slides.length, isRtl, peek });
  const animations = animationsOf(settings, isReduced);
  const isLeaping = isReduced || Boolean(animations.animateIn || animations.animateOut);
  const { position, motion, track, go } = useTrack({ stage, settings, create, isRtl, peek, isLeaping, tell, told });
  useAnimation({ slides: stage.slides, position, ...animations });
  useHash({ ...stage, position, go });
  useClasses(host, motion === "dragging" ? "owl-grab" : "");

  useLayoutEffect(() => {
    tell("changed", { property: { name: "settings", value: settings } });
    tell("refreshed");
    if (news.current) tellNews(tell, news.current);
    news.current = undefined;
  }, [settings, tell]);

  const pages = pagesOf({ settings, track, told, go });
  const { starts, size, step, to } = pages;
  const refresh = (why?: "resized") => {
    if (why && !tell("resize")) return;
    news.current = why;
    setSettings({ ...optionsAt(options, innerWidth) });
  };
  const navSpeed = settings.navSpeed || undefined;
  const actions = {
    next: (speedMs = navSpeed) => step(1, speedMs),
    prev: (speedMs = navSpeed) => step(-1, speedMs),
    to,
    refresh: () => refresh(),
    destroy: onDestroy,
  };
  const onReplace = () => {
    told.current = settings.startPosition;
  };
  useOwlCommands(host, { stage, actions, tell, onReplace });
  useKeys(host, { isRtl, onStep: step, onEnd: (isLast) => go(isLast ? track.last : 0) });
  useRefresh(host, settings, (isShown) => refresh(isShown ? undefined : "resized"));

  return { settings, stage, position, motion, track, starts, size, isReduced, tell, step, go, actions };
};

export type RunningState = ReturnType<typeof useCarousel>;
