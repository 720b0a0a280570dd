import type { VariationData } from "#src/dom/product/variation-data.ts";
import { reportError } from "#src/report-error.ts";
import type { Choice } from "./matching.ts";
import { loadGallery } from "./product-image.tsx";

/** Asks the shop for the chosen variation; a newer question cancels an older one. */
export const createLookUp = (form: HTMLElement) => {
  let running: AbortController | undefined;

  const cancel = (): void => {
    running?.abort();
    form.ariaBusy = null;
  };

  const ask = async (
    choice: Choice,
    onAnswer: (variation: VariationData | false) => void,
    onFailure: () => void,
  ): Promise<void> => {
    cancel();
    running = new AbortController();
    const { signal } = running;
    form.ariaBusy = "true";
    try {
      // The HTTP client is heavy, and most forms carry their variations.
      const { askForVariation } = await import("#src/stores/chosen-variation.ts");
      const variation = await askForVariation(form, choice, { signal });
      await loadGallery(variation ? [variation] : []);
      signal.throwIfAborted();
      cancel();
      onAnswer(variation);
    } catch (error) {
      if (signal.aborted) return;
      cancel();
      reportError("variation-form", error, form);
      onFailure();
    }
  };

  return { ask, cancel };
};
