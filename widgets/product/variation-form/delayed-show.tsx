import type { VariationData } from "#src/dom/variation-data.ts";
import type { FormCore } from "./form-core.tsx";

/** Screen readers drop what is said together with the change of a field. */
const SHOW_DELAY_MS = 300;

/** Shows a variation a moment after it was found. Who presses the button before buys it then. */
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
        show(variation);
        const button = pressed;
        cancel();
        button?.click();
      }, SHOW_DELAY_MS);
    },
    /** False where no variation is on its way, from the shop or to the page. Without a button a press is another script's. */
    keepPress(button?: HTMLElement): boolean {
      // Before the form's own time has come: what was chosen by then is looked up now.
      if (!core.choice.isStarted) core.choice.start();
      if (!timer && !form.hasAttribute("aria-busy")) return false;
      pressed = button ?? pressed;
      return true;
    },
  };
};
