import { useRef } from "react";
import { createPortal } from "react-dom";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { stateOf } from "./carousel-state.ts";
import { Controls } from "./controls.tsx";
import { inItem, placesOf } from "./item-data.tsx";
import { pageAt, shownAt } from "./positions.ts";
import { Slide } from "./slide.tsx";
import { useAutoHeight } from "./use-auto-height.ts";
import { type CarouselWish, useCarousel } from "./use-carousel.ts";
import { useCommands } from "./use-commands.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { SHOW_BUTTON, useRotation } from "./use-rotation.ts";
import { useVideo } from "./use-video.ts";

/** Slides have no names, and React wants to know which is which when one comes in between. */
const keys = new WeakMap<Element, number>();
let lastKey = 0;
const keyOf = (slide: Element): number => {
  const key = keys.get(slide) ?? ++lastKey;
  keys.set(slide, key);
  return key;
};

export const RunningCarousel = (wish: CarouselWish) => {
  const { host, text } = wish;
  const { settings, stage, position, motion, track, starts, size, isReduced, tell, step, go } = useCarousel(wish);
  const { slides } = stage;
  const { playing, play } = useVideo(host, position, tell);
  const rotation = useRotation({
    host,
    settings,
    isReduced,
    isBusy: playing !== undefined || motion === "dragging",
    position,
    onTurn: () => step(1, settings.autoplaySpeed || undefined),
  });
  useCommands(host, {
    "play.owl.autoplay": ([periodMs]) => rotation.choose(true, Number(periodMs) || 0),
    "stop.owl.autoplay": () => rotation.choose(false),
  });
  useHostState(host, stateOf({ isPlaying: playing !== undefined, motion, isRotating: rotation.isOn }));

  // With widths of their own nobody knows how many there are to be seen.
  const all = slides.map((_slide, at) => at);
  const at = (beside: number) => (settings.autoWidth || settings.merge ? all : shownAt(position, track, beside));
  const shown = at(0);
  const peeking = settings.stagePadding > 0 ? 1 : 0;
  const near = at(peeking);
  const due = at(peeking + settings.lazyLoadEager);
  useAutoHeight(stage, settings.autoHeight, shown);
  useKeptFocus(
    stage,
    all.map((slide) => !near.includes(slide)),
    shown[0] ?? 0,
  );

  const [first = 0] = shown;
  const { count } = track;
  const range = (from: number, to: number) =>
    from === to || from + 1 === count
      ? text("position", { number: from + 1, count })
      : text("positions", { from: from + 1, to: Math.min(to + 1, count), count });
  const hasMoved = useRef(false);
  const begun = useRef(position);
  hasMoved.current ||= position !== begun.current;
  const isEndless = track.isLoop || track.rewinds;
  const before = useSlot(host, "afterbegin", "div");
  const after = useSlot(host, "beforeend", "div");

  return (
    <>
      {slides.map((slide, at) => (
        <Slide
          key={keyOf(slide)}
          slide={slide}
          role={text("slide")}
          label={range(at, at)}
          isShown={shown.includes(at)}
          isCentre={settings.center && at === position}
          isAway={!near.includes(at)}
          places={settings.merge ? placesOf(slide, settings.items, settings.mergeFit) : 1}
          isDue={settings.lazyLoad && due.includes(at)}
          isPlaying={playing === slide}
          onPlay={() => play(slide)}
          text={text}
          tell={tell}
        />
      ))}
      {createPortal(
        <>
          {rotation.isOffered && (
            <button
              type="button"
              className={SHOW_BUTTON}
              data-state={rotation.isWanted ? "rotating" : "still"}
              aria-label={text(rotation.isWanted ? "stopShow" : "startShow")}
              onClick={() => rotation.choose(!rotation.isWanted)}
            />
          )}
          <span className="sw-carousel-status" role="status">
            {/* Browsers that translate the page replace texts; with the key a new one has a node of its own. */}
            {hasMoved.current && !rotation.isOn && <span key={first}>{range(first, shown.at(-1) ?? first)}</span>}
          </span>
        </>,
        before,
      )}
      {createPortal(
        <Controls
          text={text}
          hasNav={settings.nav}
          hasDots={settings.dots}
          navText={settings.navText}
          canGoBack={isEndless ? track.last > 0 : position > 0}
          canGoOn={isEndless ? track.last > 0 : position < track.last}
          pages={starts.map((start) => range(start, start + Math.ceil(size) - 1))}
          dots={starts.map((start) => (settings.dotsData && slides[start] ? inItem(slides[start], "dot") : undefined))}
          page={pageAt(position, starts)}
          onStep={(direction) => step(direction, settings.navSpeed || undefined)}
          onPage={(page) => go(starts[page] ?? 0, settings.dotsSpeed || undefined)}
        />,
        after,
      )}
    </>
  );
};
