import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { text } from "./contract.ts";
import { inItem } from "./item-data.tsx";
import { pageAt, waysFrom } from "./positions.ts";
import { rangeLabel } from "./range-label.tsx";
import type { RunningState } from "./use-carousel.ts";

interface TurnButtonProps {
  className: string;
  label: string;
  /** As text, or as HTML such as an icon. */
  content: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** Themes put their icons in as HTML, or signs by their names: `&larr;`. */
const Content = ({ content }: { content: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(parseServerHtml(content)), [content]);
  return <span ref={place} />;
};

/** Words name the button that they stand on. Icons do not, whose HTML may have letters in it as well. */
const labelFor = (content: string, label: string): string | undefined =>
  /^[^<&]*\p{L}[^<&]*$/u.test(content) ? undefined : label;

const TurnButton = ({ className, label, content, isDisabled, onClick }: TurnButtonProps) => (
  // It stays a stop for the Tab key at the end of the way: whoever pressed it has the focus on it.
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

/** Themes may have a place of their own for them, which then is the box. What cannot be read names none. */
const inPlace = (selector: string, className: string, controls: ReactNode) => {
  const place = document.querySelector(`:is(${selector})`);
  return place ? createPortal(controls, place) : <div className={className}>{controls}</div>;
};

const TurnButtons = ({ carousel: { settings, position, track, starts, actions } }: ControlsProps) => {
  const { navText = ["‹", "›"], navContainer } = settings;
  const { canGoBack, canGoOn } = waysFrom(position, track);
  const isIdle = starts.length < 2 && !canGoBack && !canGoOn;
  return inPlace(
    navContainer,
    isIdle ? "owl-nav disabled" : "owl-nav",
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
  // A place that the theme has filled is not ours to fill again.
  const [place] = useState(() =>
    document.querySelector(`:is(${settings.dotsContainer}) > *`) ? "none" : settings.dotsContainer,
  );
  /** What the page fills it with, as text or HTML. */
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

/** Owl's two buttons and its dots. */
export const Controls = ({ carousel }: ControlsProps) => (
  <>
    {/* Owl's themes keep the dots away from the slides by what stands before them. */}
    {carousel.settings.nav ? <TurnButtons carousel={carousel} /> : <div className="owl-nav disabled" />}
    {carousel.settings.dots && <Dots carousel={carousel} />}
  </>
);
