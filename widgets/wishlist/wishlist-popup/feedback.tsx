import { useLayoutEffect, useRef } from "react";
import { moveFocus } from "#src/dom/focus.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";

export interface FeedbackProps {
  html: string;
  kind: "success" | "error" | "template";
}

/** The shop's answer in place of the form. It takes the focus, so that screen readers read it. */
export const Feedback = ({ html, kind }: FeedbackProps) => {
  const place = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(parseServerHtml(html));
    if (place.current) return moveFocus(place.current);
  }, [html]);
  // The shop's template brings a frame of its own.
  if (kind === "template") return <div ref={place} />;
  const icon = kind === "error" ? "fa-exclamation-triangle" : "fa-check";
  return (
    <div className="yith-wcwl-popup-feedback" data-state={kind}>
      <i className={`fa heading-icon ${icon}`} aria-hidden="true" />
      <p className="feedback" ref={place} />
    </div>
  );
};
