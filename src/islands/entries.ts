import { loadOnce } from "#src/load-once.ts";
import type { Behaviour } from "./define-widget.ts";
import { type RegistryLine, WIDGET } from "./registry-line.ts";
import { fetchWidget, type WidgetRecord } from "./widget-record.ts";

/** A registry line as the loader works with it. */
export interface Entry extends RegistryLine {
  name: string;
  load: NonNullable<RegistryLine["load"]>;
  /** Marked and stock hosts in one selector, to search upwards from an event's target. */
  selector: string;
  fetch: () => Promise<Behaviour>;
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
