import { createPortal } from "react-dom";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { stateOf } from "./carousel-state.ts";
import { Controls, RotationButton } from "./controls.tsx";
import { placesOf } from "./item-data.tsx";
import { inSight } from "./positions.ts";
import { rangeLabel } from "./range-label.tsx";
import { Slide } from "./slide.tsx";
import { Status } from "./status.tsx";
import { useAutoHeight } from "./use-auto-height.ts";
import { type RunningCarouselProps, useCarousel } from "./use-carousel.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useRotation } from "./use-rotation.ts";
import { useVideo } from "./use-video.ts";

/** React needs keys to tell slides apart when one is inserted. */
const keys = new WeakMap<Element, number>();
let lastKey = 0;
const keyOf = (slide: Element): number => {
  const key = keys.get(slide) ?? ++lastKey;
  keys.set(slide, key);
  return key;
};

export const RunningCarousel = (props: RunningCarouselProps) => {
  const { host } = props;
  const carousel = useCarousel(props);
  const { settings, stage, position, motion, track, isReduced, tell, step } = carousel;
  const { playing, play } = useVideo(host, position, tell);
  const isPlaying = playing !== undefined;
  const canTurn = track.last > 0;
  const isBusy = isPlaying || motion === "dragging" || !canTurn;
  const onTurn = () => step(1, settings.autoplaySpeed || undefined);
  const { isOn: isRotating, ...rotation } = useRotation({ host, settings, isReduced, isBusy, position, onTurn });
  useHostState(host, stateOf({ isPlaying, motion, isRotating }));

  const { shown, near, due } = inSight(position, track, settings);
  const [first = 0] = shown;
  useAutoHeight(stage, settings.autoHeight, shown);
  useKeptFocus(stage, near, first);
  // As in Owl, where only a drag or a script turns the carousel.
  const isWithoutButtons = !settings.nav && !settings.dots;
  useListener(host, "focusin", () => {
    // Under a pressed mouse the slides must stay.
    const at = stage.slides.findIndex((slide) => slide.querySelector(":focus-visible"));
    if (isWithoutButtons && at >= 0 && !shown.includes(at)) carousel.go(at);
  });
  const range = (from: number, to: number) => rangeLabel({ from, to, count: track.count });
  // When all slides count as shown, only the position is worth saying.
  const place = shown.length < track.count ? range(first, shown.at(-1) ?? first) : range(position, position);
  const before = useSlot(host, "afterbegin", "div");
  const after = useSlot(host, "beforeend", "div");

  return (
    <>
      {stage.slides.map((slide, at) => (
        <Slide
          key={keyOf(slide)}
          slide={slide}
          label={range(at, at)}
          isShown={shown.includes(at)}
          isCentre={settings.center && at === position}
          isAway={!(isWithoutButtons || near.includes(at))}
          places={placesOf(slide, settings)}
          isDue={settings.lazyLoad && due.includes(at)}
          isPlaying={playing === slide}
          onPlay={() => play(slide)}
          tell={tell}
        />
      ))}
      {createPortal(
        <>
          {rotation.isOffered && canTurn && (
            <RotationButton isRotating={rotation.isWanted} onChoose={rotation.choose} />
          )}
          <Status label={place} position={position} isRotating={isRotating} />
        </>,
        before,
      )}
      {createPortal(<Controls carousel={carousel} />, after)}
    </>
  );
};
