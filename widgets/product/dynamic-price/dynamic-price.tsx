import { useLayoutEffect, useRef } from "react";
import { parseServerHtml } from "#src/dom/server-html.ts";
import { reportError } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { type DynamicPriceProps, priceAreaOf, QUANTITY, readFormIds } from "./contract.ts";
import { askPrice, isRequestError } from "./price-store.ts";
import { type PriceSubject, priceSubject } from "./price-subject.ts";
import { useBulkTable } from "./use-bulk-table.ts";
import { useServerBlocks } from "./use-server-blocks.ts";

const PRICE = ".price";

/** The latest question; what was asked before it is answered in vain. */
class PriceRequest extends AbortController {
  readonly key: string;
  constructor(key: string) {
    super();
    this.key = key;
  }
}

export const DynamicPrice = (props: DynamicPriceProps) => {
  const { form, settings } = props;
  const underWay = useRef<PriceRequest>(undefined);
  const paint = useServerBlocks();
  useBulkTable(props, paint);

  const show = ({ kind }: PriceSubject, html: string) => {
    const area = priceAreaOf(form, kind, settings);
    if (!area) return;
    if (kind === "variable" && !area.querySelector(PRICE)) {
      const price = document.createElement("div");
      price.className = "price";
      paint(area, [price]);
    }
    const block = kind === "variable" ? area.querySelector(PRICE) : area;
    if (block) paint(block, [...parseServerHtml(html).childNodes]);
  };

  const fail = (subject: PriceSubject, error: unknown) => {
    reportError("dynamic-price", error, form);
    // Spec 8: a price that cannot be had is not shown.
    if (isRequestError(error)) show(subject, "");
  };

  const ask = async (subject: PriceSubject, quantity: string) => {
    const request = new PriceRequest(`${subject.id} ${quantity}`);
    if (underWay.current?.key === request.key) return;
    underWay.current?.abort();
    underWay.current = request;
    const { signal } = request;
    await askPrice(subject.id, quantity, signal)
      .then((html) => html !== undefined && !signal.aborted && show(subject, html))
      .catch((error: unknown) => !signal.aborted && fail(subject, error));
    if (underWay.current === request) underWay.current = undefined;
  };

  const update = () => {
    const quantity = form.querySelector<HTMLInputElement>(QUANTITY);
    const subject = settings.isPriceDynamic ? priceSubject(readFormIds(form, settings)) : undefined;
    // Spec 5: without a product or a place for its price nothing is asked.
    if (!quantity || !subject || !priceAreaOf(form, subject.kind, settings)) return;
    void ask(subject, quantity.value);
  };

  useHostEvent(form, "change", ({ target }) => {
    if (target instanceof Element && target.matches(QUANTITY)) update();
  });

  const latest = useRef(update);
  latest.current = update;
  // A variation that is shown brings its price for one piece.
  useLayoutEffect(() => onVariation(form, ({ phase }) => phase === "shown" && latest.current()), [form]);
  useLayoutEffect(() => () => underWay.current?.abort(), []);
  return null;
};
