import { useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { handlersOf } from "#src/dom/page-listeners.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { isBrowsingKey, isSamePress } from "./browsing-keys.ts";
import type { SortSelectProps } from "./contract.ts";
import "./style.css";

/** The platform's script, or a theme's copy of it, may be on the page too. */
const isSubmittedByPage = (form: HTMLFormElement): boolean => handlersOf(form, "change").join().includes("submit");

/** As the platform's script does: submit handlers run, jQuery's too, and may prevent it; fields are not validated. */
const submit = (form: HTMLFormElement) => {
  const { noValidate } = form;
  form.noValidate = true;
  form.requestSubmit();
  form.noValidate = noValidate;
};

const Hint = ({ select, hintText }: Pick<SortSelectProps, "select" | "hintText">) =>
  createPortal(<span className="sw-sort-hint">{hintText}</span>, useSlot(select, "afterend"));

const speak = async (text: string) => {
  const { announce } = await import("#src/dom/announce.ts");
  announce(text);
};

export const SortSelect = ({ select, form, appliedOrder, hintText }: SortSelectProps) => {
  const [state, setState] = useState<"idle" | "browsing">("idle");
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useHostState(select, state);

  const apply = () => {
    flushSync(() => setState("idle"));
    submit(form);
    // Else Back would bring a page in one order whose select names another, and choosing that one would change nothing.
    const nameOrder = () => {
      select.value = appliedOrder;
    };
    window.addEventListener("pagehide", nameOrder, { once: true });
  };

  useHostEvent<KeyboardEvent>(select, "keydown", (event) => {
    if (event.key === "Enter" && state === "browsing") {
      event.preventDefault();
      apply();
      return;
    }
    pressedAt.current = isBrowsingKey(event) ? performance.now() : Number.NEGATIVE_INFINITY;
  });

  useHostEvent(select, "change", () => {
    if (isSubmittedByPage(form)) return;
    if (!isSamePress(pressedAt.current, performance.now())) {
      apply();
      return;
    }
    const isChanged = select.value !== appliedOrder;
    flushSync(() => setState(isChanged ? "browsing" : "idle"));
    if (isChanged) void speak(hintText);
  });

  useHostEvent(select, "focusout", () => {
    // A look at another window is no decision.
    if (state === "browsing" && document.hasFocus()) apply();
  });

  return state === "browsing" ? <Hint select={select} hintText={hintText} /> : null;
};
