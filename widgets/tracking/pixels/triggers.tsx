import { followDownloads, followTime, pageScroll } from "./automatic-events.tsx";
import { eventsOf, pixelOptions } from "./contract.ts";
import { fireEvents } from "./fire-events.tsx";
import { followScroll } from "./follow-scroll.tsx";
import { followForms } from "./form-events.tsx";
import type { Hear } from "./hear-until.tsx";
import type { Pixels } from "./pixel.ts";

/** Events with what triggers them: owners' have a list of texts, those of dynamic ads a list in a list. */
const triggersOf = (type: string): [id: string, data: unknown[]][] =>
  Object.entries(pixelOptions().triggerEventTypes?.[type] ?? {}).map(([id, data]) => [id, [data].flat(Infinity)]);

/** One list of selectors, in which the browser skips those that it cannot read. */
const anyOf = (selectors: readonly unknown[]): string => `:is(${selectors.join()})`;

/** Fires owners' and automatic events when what they wait for happens. Triggers of other editions wait for their add-on. */
export const followTriggers = (pixels: Pixels, hear: Hear, signal: AbortSignal): void => {
  const fire = (id: string) => fireEvents(pixels, pixelOptions().triggerEvents?.[id]);

  for (const [id, selectors] of triggersOf("css_click")) hear("click", anyOf(selectors), () => fire(id));
  for (const [id, selectors] of triggersOf("css_mouseover")) {
    const met = new WeakSet<Element>();
    hear("mouseover", anyOf(selectors), (element) => {
      if (!met.has(element)) fire(id);
      met.add(element);
    });
  }
  hear("submit", "form.comment-form", () => {
    fireEvents(pixels, eventsOf("automatic_event_comment"));
    for (const [id] of triggersOf("comment")) fire(id);
  });
  const depths = triggersOf("scroll_pos").flatMap(([id, percents]) =>
    percents.map((percent) => ({ percent: Number(percent), fire: () => fire(id) })),
  );
  followScroll(
    [pageScroll(pixels), ...depths].filter(({ percent }) => percent >= 0),
    signal,
  );
  followTime(pixels, signal);
  followDownloads(pixels, hear);
  followForms(pixels, hear, signal);
};
