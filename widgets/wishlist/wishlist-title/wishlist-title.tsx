import { useState } from "react";
import { flushSync } from "react-dom";
import { moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useListener } from "#src/ui/use-listener.ts";
import { partsOf, saveTitle, type WishlistTitleProps } from "./contract.ts";
import { type TitleState, useTitleParts } from "./use-title-parts.ts";

const OPENERS = ".show-title-form, .wishlist-title-with-form h2";

export const WishlistTitle = (props: WishlistTitleProps) => {
  const { host, failedText } = props;
  const [state, setState] = useState<TitleState>("display");
  const [hasFailed, setHasFailed] = useState(false);
  useTitleParts(props, state);

  const edit = () => {
    flushSync(() => setState("editing"));
    const { field } = partsOf(host);
    field.focus();
    field.select();
  };

  const leave = () => {
    flushSync(() => setState("display"));
    setHasFailed(false);
    const opener = host.querySelector<HTMLElement>(".show-title-form");
    if (opener) moveFocus(opener);
  };

  const refuse = () => {
    flushSync(() => setState("invalid"));
    partsOf(host).field.focus();
  };

  const save = async () => {
    if (state === "saving") return;
    const { field } = partsOf(host);
    const title = field.value;
    if (!title.trim()) {
      refuse();
      return;
    }
    setState("saving");
    setHasFailed(false);
    try {
      const { result } = await saveTitle(host, title);
      if (result !== "true") {
        refuse();
        return;
      }
      const heading = partsOf(host).title.querySelector(".wishlist-anchor, h1, h2");
      if (heading) heading.textContent = title.trim();
      leave();
    } catch (error) {
      reportError("wishlist-title", error, host);
      setState("editing");
      setHasFailed(true);
    }
  };

  useListener<MouseEvent>(host, "click", (event) => {
    const target = event.target as Element;
    const act = [
      [OPENERS, edit],
      [".hide-title-form", leave],
      [".save-title-form", () => void save()],
    ] as const;
    const found = event.defaultPrevented ? undefined : act.find(([selector]) => target.closest(selector));
    if (!found) return;
    event.preventDefault();
    found[1]();
  });

  useListener<KeyboardEvent>(host, "keydown", (event) => {
    const target = event.target as Element;
    const isField = target.matches(".hidden-title-form input");
    const isButton = target.matches('[role="button"]');
    if (isField && event.key === "Enter") void save();
    else if (isField && event.key === "Escape") leave();
    else if (isButton && (event.key === " " || event.key === "Enter")) (target as HTMLElement).click();
    else return;
    event.preventDefault();
  });

  useListener(host, "input", () => {
    if (state === "invalid") setState("editing");
  });

  return hasFailed ? <InlineNotice after={partsOf(host).editor} text={failedText} /> : null;
};
