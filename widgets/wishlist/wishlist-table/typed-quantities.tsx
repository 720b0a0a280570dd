import type { Hear } from "#src/dom/delegated-events.ts";
import { isOurField } from "#src/dom/wishlist/list-fields.ts";
import { QUANTITY } from "./list-rows.tsx";
import type { Quantities } from "./quantities.tsx";

interface QuantityOptions {
  /** Says at a control what did not work. */
  tell: (control: Element, error?: unknown) => void;
  signal: AbortSignal;
}

/** Handles typed quantities. Their code loads at once, but only for a list that has quantity fields. */
export const hearQuantities = (form: HTMLElement, hear: Hear, { tell, signal }: QuantityOptions) => {
  let quantities: Quantities | undefined;
  /** Resolves once the latest field has been handled; the code for that may still be loading. */
  let typed: Promise<void> | undefined;
  const load = async () => {
    const { startQuantities } = await import("./quantities.tsx");
    if (!signal.aborted) quantities ??= startQuantities(tell, signal);
  };
  /** Acts without delay once the code is there, because a page being left does not wait. */
  const handle = async (field: HTMLInputElement, act: "change" | "leave") => {
    try {
      if (!quantities) await load();
      quantities?.[act](field);
    } catch (error) {
      tell(field, error);
    }
  };
  const hearFields = (type: "change" | "input" | "focusout", act: "change" | "leave") =>
    hear(type, ({ target }) => {
      if (isOurField<HTMLInputElement>(target, QUANTITY)) typed = handle(target, act);
    });

  // A typed quantity tries again, and only then is there a failure to tell.
  if (form.querySelector(QUANTITY)) load().catch(() => {});
  hearFields("change", "change");
  hearFields("input", "change");
  hearFields("focusout", "leave");
  return async () => {
    await typed;
    await quantities?.flush();
  };
};
