import { loadOnce } from "#src/load-once.ts";
import { WIDGET } from "./attributes.ts";
import type { Occasion, RegistryLine } from "./registry-line.ts";
import { fetchWidget, type LoadableWidget, type WidgetRecord } from "./widget-record.ts";

export interface Entry extends LoadableWidget {
  /** Marked and stock hosts in one selector, to search upwards from an event's target. */
  selector: string;
  records: Map<HTMLElement, WidgetRecord>;
}

export const entryOf = ([name, line]: [string, RegistryLine]): Entry => ({
  load: "interaction",
  ...line,
  name,
  selector: [`[${WIDGET}="${name}"]`, line.stock ?? []].flat().join(),
  fetch: loadOnce(() => fetchWidget(line)),
  records: new Map(),
});

export const isNeeded = ({ when }: RegistryLine, host: HTMLElement, occasion: Occasion): boolean =>
  when?.(host, occasion) ?? true;
