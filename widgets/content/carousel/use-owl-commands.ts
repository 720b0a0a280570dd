import { useEffect } from "react";
import { repeatEarlyCalls } from "#src/dom/owl-events.ts";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { modulo } from "./positions.ts";
import { useCommands } from "./use-commands.ts";
import type { OwlActions, Tell } from "./use-owl.ts";
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
  const add = (content: unknown, at?: unknown) => {
    stage.insert(toNodes(content), numberOf(at));
    tell("added", { content });
  };
  const remove = (first: number, howMany: number) => {
    stage.remove(first, howMany);
    tell("removed");
  };
  useCommands(host, {
    "next.owl.carousel": ([speed]) => actions.next(numberOf(speed)),
    "prev.owl.carousel": ([speed]) => actions.prev(numberOf(speed)),
    "to.owl.carousel": ([number, speed, isSlide]) => actions.to(Number(number), numberOf(speed), isSlide),
    "refresh.owl.carousel": () => actions.refresh(),
    "add.owl.carousel": ([content, at]) => add(content, at),
    "remove.owl.carousel": ([at], event) => {
      // jQuery calls the element's own method of that name otherwise, and the whole carousel is gone.
      event.preventDefault();
      // Scripts that take all of them out count on while there are fewer.
      remove(modulo(Number(at), count), 1);
    },
    "replace.owl.carousel": ([content]) => {
      remove(0, count);
      onReplace();
      add(content);
    },
  });
  // Slides come and go at once, which is not possible in an effect.
  useEffect(() => queueMicrotask(() => repeatEarlyCalls(host)), [host]);
};
