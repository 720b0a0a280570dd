import { useLayoutEffect, useRef } from "react";
import { parseServerHtml } from "#src/dom/server-html.ts";
import type { Text } from "./contract.ts";

interface TurnButtonProps {
  className: string;
  label: string;
  /** As text, or as HTML such as an icon. */
  content: string;
  isDisabled: boolean;
  onClick: () => void;
}

/** Themes put their icons in as HTML. */
const useMarkup = (content: string) => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (content.includes("<")) place.current?.replaceChildren(parseServerHtml(content));
  }, [content]);
  return place;
};

const Content = ({ content, isHidden = false }: { content: string; isHidden?: boolean }) => (
  <span aria-hidden={isHidden || undefined} ref={useMarkup(content)}>
    {content.includes("<") ? "" : content}
  </span>
);

const TurnButton = ({ className, label, content, isDisabled, onClick }: TurnButtonProps) => (
  // It stays a stop for the Tab key at the end of the way: whoever pressed it has the focus on it.
  <button
    type="button"
    className={isDisabled ? `${className} disabled` : className}
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={onClick}
  >
    <Content content={content} isHidden />
  </button>
);

interface ControlsProps {
  text: Text;
  hasNav: boolean;
  hasDots: boolean;
  navText: readonly [string, string] | undefined;
  canGoBack: boolean;
  canGoOn: boolean;
  /** What the dots stand for, in their order. */
  pages: readonly string[];
  /** What the page fills them with, as text or HTML. */
  dots: readonly (string | undefined)[];
  page: number;
  onStep: (direction: 1 | -1) => void;
  onPage: (page: number) => void;
}

/** Owl's two buttons and its dots. */
export const Controls = (props: ControlsProps) => {
  const { text, hasNav, hasDots, navText = ["‹", "›"], canGoBack, canGoOn, pages, dots, page, onStep, onPage } = props;
  const isIdle = pages.length < 2 && !canGoBack && !canGoOn;
  return (
    <>
      {hasNav && (
        <div className={isIdle ? "owl-nav disabled" : "owl-nav"}>
          <TurnButton
            className="owl-prev"
            label={text("previous")}
            content={navText[0]}
            isDisabled={!canGoBack}
            onClick={() => onStep(-1)}
          />
          <TurnButton
            className="owl-next"
            label={text("next")}
            content={navText[1]}
            isDisabled={!canGoOn}
            onClick={() => onStep(1)}
          />
        </div>
      )}
      {hasDots && (
        <div className={pages.length < 2 ? "owl-dots disabled" : "owl-dots"}>
          {pages.map((label, at) => (
            <button
              key={label}
              type="button"
              className={at === page ? "owl-dot active" : "owl-dot"}
              aria-label={text("goToSlide", { range: label })}
              aria-current={at === page}
              onClick={() => onPage(at)}
            >
              <Content content={dots[at] ?? ""} />
            </button>
          ))}
        </div>
      )}
    </>
  );
};
