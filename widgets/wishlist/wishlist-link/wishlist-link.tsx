import { useState } from "react";
import { flushSync } from "react-dom";
import { clearAnnouncement } from "#src/dom/announce.ts";
import { followWishLink, type WishOutcome } from "#src/stores/wish-links.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useRestoredPage } from "#src/ui/use-restored-page.ts";
import type { WishlistLinkProps } from "./contract.ts";

export const WishlistLink = ({ link, cookieText, failedText }: WishlistLinkProps) => {
  const [state, setState] = useState<WishOutcome | "pending">("idle");
  useHostState(link, state);
  useRestoredPage(() => setState("idle"));

  useHostEvent<MouseEvent>(link, "click", async ({ defaultPrevented }) => {
    if (!defaultPrevented || state === "pending") return;
    clearAnnouncement();
    flushSync(() => setState("pending"));
    setState(await followWishLink(link, "wishlist-link"));
  });

  if (state !== "failed" && state !== "blocked") return null;
  return <InlineNotice after={link} text={state === "blocked" ? cookieText : failedText} />;
};
