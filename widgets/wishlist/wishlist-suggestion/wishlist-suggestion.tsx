import { useState } from "react";
import { areCookiesEnabled } from "#src/dom/cookies.ts";
import { scrollToNotices } from "#src/dom/scroll-to-notices.ts";
import { reportError } from "#src/report-error.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import type { WishlistSuggestionProps } from "./contract.ts";
import { takeSuggestion } from "./suggestion-store.ts";

export const WishlistSuggestion = (props: WishlistSuggestionProps) => {
  const { link } = props;
  const [state, setState] = useState<"idle" | "pending" | "failed" | "blocked">("idle");
  useHostState(link, state);

  useHostEvent<MouseEvent>(link, "click", async (event) => {
    if (!event.defaultPrevented || state === "pending") return;
    if (!areCookiesEnabled()) {
      setState("blocked");
      return;
    }
    setState("pending");
    try {
      const form = document.getElementById("yith-wcwl-form");
      if (form) scrollToNotices(form);
      await takeSuggestion(props);
      setState("idle");
    } catch (error) {
      reportError("wishlist-suggestion", error, link);
      setState("failed");
    }
  });

  if (state !== "failed" && state !== "blocked") return null;
  return <InlineNotice after={link} text={state === "blocked" ? props.cookieText : props.failedText} />;
};
