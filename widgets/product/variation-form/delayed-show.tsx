import type { VariationData } from "#src/dom/product/variation-data.ts";
import type { FormCore } from "./form-core.tsx";

/** Screen readers drop an announcement made together with a field's change. */
const SHOW_DELAY_MS = 300;

/** Shows a found variation after a moment. A press on the button before that buys as soon as the variation is shown. */
export const createDelayedShow = (
  { form, core }: { form: HTMLElement; core: FormCore },
  show: (variation: VariationData) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: HTMLElement | undefined;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    pressed = undefined;
  };

  return {
    cancel,
    schedule(variation: VariationData): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const button = pressed;
        // First, since a listener of what follows may choose another variation, which is then on its way.
        cancel();
        show(variation);
        button?.click();
      }, SHOW_DELAY_MS);
    },
    /** Keeps a press while a variation is on its way; false when none is. No button: another script may own the press. */
    keepPress(button?: HTMLElement): boolean {
      // The press came before the form's delayed start: start now, to look up what is chosen by then.
      if (!core.choice.isStarted) core.choice.start();
      if (!timer && !form.ariaBusy) return false;
      pressed = button ?? pressed;
      return true;
    },
  };
};
