import { useEffect } from "react";
import { repeatEarlyCalls } from "#src/dom/jquery/owl-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { modulo } from "./positions.ts";
import { useCommands } from "./use-commands.ts";
import { type OwlActions, type Tell, tellPrepared } from "./use-owl.ts";
import type { Stage } from "./use-stage.ts";

/** Takes HTML, an element, or a collection of elements. */
const toNodes = (content: unknown): Node[] => {
  if (typeof content === "string") return [...parseServerHtml(content).children];
  return content instanceof Node
    ? [content]
    : Array.from<Node>(Object(content)).filter((node) => node instanceof Element);
};

/** Scripts also take a number from an attribute, as a text. */
const numberOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

interface Commanded {
  stage: Stage;
  actions: OwlActions;
  tell: Tell;
  /** Called when new slides replace all others. */
  onReplace: () => void;
}

export const useOwlCommands = (host: HTMLElement, { stage, actions, tell, onReplace }: Commanded): void => {
  const count = stage.slides.length;
  const insert = (content: unknown, at: number) => {
    const items = toNodes(content);
    stage.insert(items, at);
    tellPrepared(tell, items);
  };
  useCommands(host, {
    "next.owl.carousel": ([speed]) => actions.next(numberOf(speed)),
    "prev.owl.carousel": ([speed]) => actions.prev(numberOf(speed)),
    "to.owl.carousel": ([number, speed, isSlide]) => actions.to(Number(number), numberOf(speed), isSlide),
    "refresh.owl.carousel": () => actions.refresh(),
    "add.owl.carousel": ([content, at]) => {
      const position = numberOf(at) ?? count;
      insert(content, position);
      tell("added", { content, position });
    },
    "remove.owl.carousel": ([at], event) => {
      // Otherwise jQuery's `trigger` would call the element's own `remove()`, and the whole carousel would be gone.
      event.preventDefault();
      // A script that removes all slides counts on, past the slides that are left.
      const position = modulo(Number(at), count);
      stage.remove(position, 1);
      tell("removed", { content: null, position });
    },
    "replace.owl.carousel": ([content]) => {
      stage.remove(0, count);
      onReplace();
      insert(content, 0);
    },
  });
  // `flushSync` in the stage's changes is not possible inside an effect.
  useEffect(() => queueMicrotask(() => repeatEarlyCalls(host)), [host]);
};
