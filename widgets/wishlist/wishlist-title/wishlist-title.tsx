import { useState } from "react";
import { flushSync } from "react-dom";
import { moveFocus } from "#src/dom/focus.ts";
import { reportError } from "#src/report-error.ts";
import { InlineNotice } from "#src/ui/inline-notice.tsx";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { editorOf, fieldOf, saveTitle, titleOf, type WishlistTitleProps } from "./contract.ts";
import { TitleForm, type TitleState } from "./title-form.tsx";

export const WishlistTitle = (props: WishlistTitleProps) => {
  const { host, failedText } = props;
  const [state, setState] = useState<TitleState>("display");
  // A new print takes our attributes away.
  const [print, setPrint] = useState(0);
  useListener(document, "storefront:wishlist-blocks-ready", () => setPrint(print + 1));

  const show = (next: TitleState): void => {
    flushSync(() => setState(next));
    const opener = host.querySelector<HTMLElement>(".show-title-form");
    if (next !== "display") fieldOf(host).focus();
    else if (opener) moveFocus(opener);
  };

  const edit = () => {
    show("editing");
    fieldOf(host).select();
  };

  const save = async () => {
    const name = fieldOf(host).value.trim();
    if (state === "saving") return;
    setState("saving");
    try {
      const isSaved = name !== "" && (await saveTitle(host, name)).result === "true";
      const heading = titleOf(host).querySelector(".wishlist-anchor, h1, h2");
      if (isSaved && heading) heading.textContent = name;
      show(isSaved ? "display" : "invalid");
    } catch (error) {
      reportError("wishlist-title", error, host);
      show("failed");
    }
  };

  useHostEvent<MouseEvent>(host, "click", ({ target }) => {
    const hits = (selector: string) => (target as Element).closest(selector);
    if (hits(".show-title-form, .wishlist-title-with-form h2")) edit();
    else if (hits(".hide-title-form")) show("display");
    else if (hits(".save-title-form")) void save();
  });

  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    const { key, target } = event;
    const isField = target === fieldOf(host);
    if (isField && key === "Enter") void save();
    else if (isField && key === "Escape") show("display");
    // A link without an address answers to no key; the loader sees to Space.
    else if (key === "Enter" && (target as Element).matches(".show-title-form")) edit();
    else return;
    event.preventDefault();
  });

  useHostEvent(host, "input", () => {
    if (state === "invalid") setState("editing");
  });

  return (
    <>
      <TitleForm key={print} {...props} state={state} />
      {state === "failed" && <InlineNotice after={editorOf(host)} text={failedText} />}
    </>
  );
};
