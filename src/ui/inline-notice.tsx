import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useSlot } from "./use-slot.ts";
import "#src/dom/inline-notice.css";

interface InlineNoticeProps {
  /** The control that the shopper used; the notice follows it. */
  after: Element;
  text: string;
  /** The platform's class, which themes style. */
  className?: string;
  /** The shopper's next step, such as a link. */
  children?: ReactNode;
}

/** Tells the shopper beside a control that something did not work. Screen readers speak it at once. */
export const InlineNotice = ({ after, text, className = "", children }: InlineNoticeProps) =>
  createPortal(
    <span className={`sw-notice ${className}`.trim()} role="alert">
      {text} {children}
    </span>,
    useSlot(after, "afterend"),
  );
