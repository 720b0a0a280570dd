import { useState } from "react";
import { flushSync } from "react-dom";
import { announce, clearAnnouncement } from "#src/dom/announce.ts";
import { areCookiesEnabled } from "#src/dom/cookies.ts";
import { isFocusLost, moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { addWish, announceFailure, deleteWish, removeWishEverywhere } from "#src/stores/wishlist-actions.ts";
import { showAnswer } from "#src/stores/wishlist-answers.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useRestoredPage } from "#src/ui/use-restored-page.ts";
import { type AddToWishlistProps, readWish } from "./contract.ts";
import { useTooltip } from "./use-tooltip.ts";
import "./style.css";

type State = "idle" | "pending" | "failed" | "blocked";

const LINKS = ".add_to_wishlist, .delete_item, .remove_from_all_wishlists";

/** The server's new block may no longer have the link that had the focus. */
const keepFocus = (heart: HTMLElement): void => {
  const [next] = heart.querySelectorAll<HTMLElement>("a[href]");
  if (isFocusLost()) moveFocus(next ?? heart);
};

export const AddToWishlist = (props: AddToWishlistProps) => {
  const { heart, spokenTexts } = props;
  const [state, setState] = useState<State>("idle");
  useHostState(heart, state);
  useTooltip(heart, props.hasTooltips);
  useRestoredPage(() => setState("idle"));

  const add = async (link: HTMLElement) => {
    const { result, message } = await addWish(readWish(link));
    showAnswer(message);
    const spoken = spokenTexts[result];
    if (!spoken) return message ? "idle" : "failed";
    if (!message) announce(spoken);
    return "idle";
  };

  const remove = async ({ dataset }: HTMLElement, link: HTMLElement) => {
    const { message } = await deleteWish(dataset.itemId ?? "", Number(dataset.productId), link);
    showAnswer(message);
    if (!message) announce(props.removedText);
    return "idle" as const;
  };

  const removeEverywhere = async ({ dataset }: HTMLElement) => {
    await removeWishEverywhere(Number(dataset.productId ?? heart.dataset.fragmentRef), dataset.wishlistId ?? "");
    announce(props.removedText);
    return "idle" as const;
  };

  const act = (link: HTMLElement): Promise<State> => {
    if (link.matches(".delete_item")) return remove(link, link);
    return link.matches(".add_to_wishlist") ? add(link) : removeEverywhere(link);
  };

  useHostEvent<MouseEvent>(heart, "click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LINKS) : null;
    if (!link || !event.defaultPrevented || state === "pending") return;
    clearAnnouncement();
    if (link.matches(".add_to_wishlist") && !areCookiesEnabled()) {
      setState("blocked");
      return;
    }
    flushSync(() => setState("pending"));
    const hadFocus = heart.contains(document.activeElement);
    try {
      setState(await act(link));
    } catch (error) {
      reportError("add-to-wishlist", error, heart);
      announceFailure(Number(heart.dataset.fragmentRef), error);
      setState("failed");
    }
    if (hadFocus) keepFocus(heart);
  });

  if (state !== "failed" && state !== "blocked") return null;
  return <InlineNotice after={heart} text={state === "blocked" ? props.cookieText : props.failedText} />;
};
