import { useLayoutEffect, useState } from "react";
import { writeCookie } from "#src/dom/cookies.ts";
import { focusPast } from "#src/dom/focus-past.ts";
import { NOTICE_DISMISSED, noticeCookie } from "#src/dom/notice-cookie.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { DISMISS_LINK, type StoreNoticeProps } from "./contract.ts";

const useHidden = (notice: HTMLElement, isHidden: boolean) => {
  useLayoutEffect(() => {
    if (!isHidden) return;
    const { display } = notice.style;
    notice.style.display = "none";
    return () => {
      notice.style.display = display;
    };
  }, [notice, isHidden]);
};

/** The loader has shown the notice already; this is its dismissal. */
export const StoreNotice = ({ notice }: StoreNoticeProps) => {
  const [state, setState] = useState<"shown" | "dismissed">("shown");
  useHostState(notice, state);
  useHidden(notice, state === "dismissed");

  useHostEvent<MouseEvent>(notice, "click", ({ target, detail }) => {
    if (!(target instanceof Element && target.closest(DISMISS_LINK))) return;
    writeCookie(noticeCookie(notice), NOTICE_DISMISSED);
    // A key's click, like a reader's, has no clicks to count. The focus would fall back to the start of the page.
    if (detail === 0) focusPast(notice);
    setState("dismissed");
  });
  return null;
};
