import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { text } from "./contract.ts";
import { inItem } from "./item-data.tsx";
import { pageAt, waysFrom } from "./positions.ts";
import { rangeLabel } from "./range-label.tsx";
import type { RunningState } from "./use-carousel.ts";
import { ROTATION_BUTTON } from "./use-rotation.ts";

interface TurnButtonProps {
  className: string;
  label: string;
  content: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** Themes pass icons as HTML, or signs as entities: `&larr;`. */
const Content = ({ content }: { content: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(parseServerHtml(content)), [content]);
  return <span ref={place} />;
};

/** Words name their button. An icon does not, though its HTML may contain letters. */
const labelFor = (content: string, label: string): string | undefined =>
  /^[^<&]*\p{L}[^<&]*$/u.test(content) ? undefined : label;

const TurnButton = ({ className, label, content, isDisabled, onClick }: TurnButtonProps) => (
  // Never `disabled`: the shopper who pressed it has the focus on it and would lose it at the end of the row.
  <button
    type="button"
    className={isDisabled ? `${className} disabled` : className}
    aria-label={labelFor(content, label)}
    aria-disabled={isDisabled}
    onClick={onClick}
  >
    <Content content={content} />
  </button>
);

interface ControlsProps {
  carousel: RunningState;
}

/** Renders into the theme's own place, if it has one. `:is()` forgives an invalid selector and matches nothing. */
const inPlace = (selector: string, className: string, controls: ReactNode) => {
  const place = document.querySelector(`:is(${selector})`);
  return place ? createPortal(controls, place) : <div className={className}>{controls}</div>;
};

const TurnButtons = ({ carousel: { settings, position, track, actions } }: ControlsProps) => {
  const { navText = ["‹", "›"], navContainer } = settings;
  const { canGoBack, canGoOn } = waysFrom(position, track);
  return inPlace(
    navContainer,
    canGoBack || canGoOn ? "owl-nav" : "owl-nav disabled",
    <>
      <TurnButton
        className="owl-prev"
        label={text("previous")}
        content={navText[0]}
        isDisabled={!canGoBack}
        onClick={() => actions.prev()}
      />
      <TurnButton
        className="owl-next"
        label={text("next")}
        content={navText[1]}
        isDisabled={!canGoOn}
        onClick={() => actions.next()}
      />
    </>,
  );
};

const Dots = ({ carousel }: ControlsProps) => {
  const { settings, stage, position, track, starts, size, go } = carousel;
  const page = pageAt(position, starts);
  // A theme that has filled its own place for the dots keeps its dots.
  const [place] = useState(() =>
    document.querySelector(`:is(${settings.dotsContainer}) > *`) ? "none" : settings.dotsContainer,
  );
  /** The page's own content for a dot, as text or HTML. */
  const contentOf = (slide: HTMLElement | undefined) => (settings.dotsData && slide && inItem(slide, "dot")) || "";
  return inPlace(
    place,
    starts.length < 2 ? "owl-dots disabled" : "owl-dots",
    starts.map((start, at) => {
      const range = rangeLabel({ from: start, to: start + Math.ceil(size) - 1, count: track.count });
      const content = contentOf(stage.slides[start]);
      return (
        <button
          key={range}
          type="button"
          className={at === page ? "owl-dot active" : "owl-dot"}
          aria-label={labelFor(content, text("goToSlide", { range }))}
          aria-current={at === page}
          onClick={() => go(start, settings.dotsSpeed || undefined)}
        >
          <Content content={content} />
        </button>
      );
    }),
  );
};

export const Controls = ({ carousel }: ControlsProps) => (
  <>
    {/* Owl's themes space the dots from the slides by the element before the dots. */}
    {carousel.settings.nav ? <TurnButtons carousel={carousel} /> : <div className="owl-nav disabled" />}
    {carousel.settings.dots && <Dots carousel={carousel} />}
  </>
);

interface RotationButtonProps {
  isRotating: boolean;
  onChoose: (isRotating: boolean) => void;
}

export const RotationButton = ({ isRotating, onChoose }: RotationButtonProps) => (
  <button
    type="button"
    className={ROTATION_BUTTON}
    data-state={isRotating ? "rotating" : "still"}
    aria-label={text(isRotating ? "stopShow" : "startShow")}
    onClick={() => onChoose(!isRotating)}
  />
);
