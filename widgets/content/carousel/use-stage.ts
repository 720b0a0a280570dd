import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { changeAttributes } from "#src/dom/changed-attributes.ts";
import { create } from "#src/dom/create.ts";
import { SLOT } from "#src/dom/marks.ts";
import { type Tell, tellPrepared } from "./use-owl.ts";

const box = (className: string, ...children: Node[]): HTMLElement => {
  const element = create("div", { className });
  element.append(...children);
  return element;
};

const NO_SLIDE = `script, style, template, noscript, [${SLOT}], .owl-nav, .owl-dots`;

const PRINTED_STAGE = ":scope > .owl-stage, :scope > .owl-stage-outer > .owl-stage";

/** The first visible item of a list that the shopper has already scrolled, in either direction. */
const scrolledTo = (host: HTMLElement, [first, second]: readonly HTMLElement[]): number | undefined =>
  Math.round(Math.abs(host.scrollLeft / ((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)))) || undefined;

const createStage = (host: HTMLElement) => {
  const printed = host.querySelector<HTMLElement>(PRINTED_STAGE);
  const container = printed ?? box("owl-stage");
  const items = [...(printed ?? host).children].filter(
    (item): item is HTMLElement => item instanceof HTMLElement && !item.matches(`${NO_SLIDE}, .cloned`),
  );
  return {
    container,
    isPrinted: printed !== null,
    viewport: container.closest<HTMLElement>(".owl-stage-outer") ?? box("owl-stage-outer"),
    start: scrolledTo(host, items),
    items,
    slides: printed ? items : items.map(() => box("owl-item")),
  };
};

type StageParts = ReturnType<typeof createStage>;

const putViewport = (host: HTMLElement, { container, viewport, items }: StageParts): void => {
  if (host.contains(viewport)) return;
  host.insertBefore(viewport, host.contains(container) ? container : (items[0] ?? null));
  viewport.append(container);
};

const assemble = (host: HTMLElement, parts: StageParts): void => {
  const { container, items, slides } = parts;
  const focused = document.activeElement;
  putViewport(host, parts);
  for (const [at, slide] of slides.entries()) {
    const item = items[at];
    if (!item || item === slide) continue;
    slide.append(item);
    container.append(slide);
  }
  // Removes what a snapshot or copy of a running carousel kept. This carousel's own slots come later.
  for (const rest of host.querySelectorAll(`:scope > :is(.owl-nav, .owl-dots, [${SLOT}]), .owl-item.cloned`))
    rest.remove();
  // Moving a node loses its focus.
  if (host.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
};

const ownNodes = (host: HTMLElement): ChildNode[] =>
  [...host.childNodes].filter((node) => !(node instanceof Element && node.matches(`[${SLOT}]`)));

/**
 * Puts Owl's boxes around the server's items while the carousel runs. Afterwards the server's nodes stand as before,
 * except for items that the page added or removed.
 */
export const useStage = (host: HTMLElement, tell: Tell) => {
  const [parts] = useState(() => createStage(host));
  const [slides, setSlides] = useState<readonly HTMLElement[]>(parts.slides);
  /** The nodes that stand in the stage or list afterwards. */
  const kept = useRef<Node[]>([]);
  const { container, items, isPrinted } = parts;
  const owner = isPrinted ? container : host;

  useLayoutEffect(() => {
    const inHost = ownNodes(host);
    kept.current = ownNodes(owner);
    assemble(host, parts);
    if (!isPrinted) tellPrepared(tell, items);
    // Owl may have written a width before the page was saved, in which the slides would have no room to move.
    const restore = changeAttributes(container, { style: null });
    // The library measures stage and slides from the same box, but Owl's own style sheet positions the stage.
    container.style.position = "static";
    return () => {
      restore();
      owner.replaceChildren(...kept.current);
      if (isPrinted) host.replaceChildren(...inHost);
    };
  }, [host, owner, container, items, isPrinted, parts, tell]);

  const keptOf = (slide: Element | null) => (isPrinted ? slide : slide?.firstChild);
  // Synchronous, because scripts go on with the added slides at once.
  const recount = () => flushSync(() => setSlides([...container.querySelectorAll<HTMLElement>(":scope > .owl-item")]));
  return {
    ...parts,
    slides,
    insert(contents: readonly Node[], at: number) {
      const next = container.children[at] ?? null;
      const follower = keptOf(next);
      const place = follower ? kept.current.indexOf(follower) : kept.current.length;
      const added = contents.map((content) => box("owl-item", content));
      for (const slide of added) container.insertBefore(slide, next);
      kept.current.splice(place, 0, ...(isPrinted ? added : contents));
      recount();
    },
    remove(first: number, count: number) {
      const removed = slides.slice(first, first + count);
      const forgotten = new Set<unknown>(removed.map(keptOf));
      kept.current = kept.current.filter((node) => !forgotten.has(node));
      for (const slide of removed) slide.remove();
      recount();
    },
  };
};

export type Stage = ReturnType<typeof useStage>;
