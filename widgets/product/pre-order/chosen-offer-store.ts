import { onVariation } from "#src/stores/variation.ts";
import type { PreOrderData } from "./pre-order-rules.ts";

/** Tells what the shopper sees of a product's variations; a simple product needs none of this. Returns the undo. */
export const followChoice = (form: HTMLElement, show: (offer: PreOrderData | undefined) => void): (() => void) =>
  onVariation(form, (state) => show(state.phase === "shown" ? state.variation.data : undefined));
