import { loadOnce } from "#src/load-once.ts";
import { WIDGET } from "./attributes.ts";
import type { Occasion, RegistryLine } from "./define-widget.ts";
import { fetchWidget, type IslandRecord, type LoadableWidget } from "./island-record.ts";

/** A registry line as the loader looks for its hosts. */
export interface Entry extends LoadableWidget {
  /** Marked and stock hosts in one, to look from an event's target upwards. */
  selector: string;
  /** What is known of its hosts. */
  records: Map<HTMLElement, IslandRecord>;
}

/** Begins no load: `fetch` does, once for all hosts; a failed load is tried again at the next occasion. */
export const entryOf = ([name, line]: [string, RegistryLine]): Entry => ({
  load: "interaction",
  ...line,
  name,
  selector: [`[${WIDGET}="${name}"]`, line.stock ?? []].flat().join(),
  fetch: loadOnce(() => fetchWidget(line)),
  records: new Map(),
});

/** Whether the widget has anything to do on a host. */
export const isNeeded = ({ when }: RegistryLine, host: HTMLElement, occasion: Occasion): boolean =>
  when?.(host, occasion) ?? true;
