import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useSlot } from "./use-slot.ts";
import "#src/dom/inline-notice.css";

interface InlineNoticeProps {
  /** The control that the shopper used; the notice stands right after it. */
  after: Element;
  text: string;
  /** A class of the platform that themes style. */
  className?: string;
  /** What the shopper can do now, such as a link. */
  children?: ReactNode;
}

/** Tells the shopper, where they acted, that something did not work. Screen readers speak it at once. */
export const InlineNotice = ({ after, text, className = "", children }: InlineNoticeProps) =>
  createPortal(
    <span className={`sw-notice ${className}`.trim()} role="alert">
      {text} {children}
    </span>,
    useSlot(after, "afterend"),
  );
