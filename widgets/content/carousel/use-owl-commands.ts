import { useEffect } from "react";
import { repeatEarlyCalls } from "#src/dom/owl-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { modulo } from "./positions.ts";
import { useCommands } from "./use-commands.ts";
import { type OwlActions, type Tell, tellPrepared } from "./use-owl.ts";
import type { Stage } from "./use-stage.ts";

/** Of HTML, an element, or a collection of elements. */
const toNodes = (content: unknown): Node[] => {
  if (typeof content === "string") return [...parseServerHtml(content).children];
  return content instanceof Node
    ? [content]
    : Array.from<Node>(Object(content)).filter((node) => node instanceof Element);
};

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

interface Commanded {
  stage: Stage;
  actions: OwlActions;
  tell: Tell;
  /** Called when all slides have gone, and others come in their place. */
  onReplace: () => void;
}

/** Moves the slides, takes some out and puts others in, as the page's scripts say by Owl's events. */
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
      // jQuery calls the element's own method of that name otherwise, and the whole carousel is gone.
      event.preventDefault();
      // Scripts that take all of them out count on while there are fewer.
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
  // Slides come and go at once, which is not possible in an effect.
  useEffect(() => queueMicrotask(() => repeatEarlyCalls(host)), [host]);
};
