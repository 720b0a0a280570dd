import { variationsOf } from "#src/dom/product/variation-data.ts";
import { tellNativelyOn } from "#src/dom/product/variation-events.ts";
import { unreadable } from "#src/errors.ts";
import { reportError, reportNotice } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import { tryParse } from "#src/try-parse.ts";
import { createButtonNotice } from "./button-notice.tsx";
import { readProps } from "./contract.ts";
import { coreOf } from "./form-core.tsx";
import { failedText } from "./form-texts-io.ts";
import { ownForm } from "./owned-form.tsx";
import { createExtras } from "./panel-extras.tsx";
import { loadGallery } from "./product-image.tsx";

/** A form without variations asks the shop for each choice; report the case where that is due to broken JSON. */
const reportUnreadable = (form: HTMLElement): void => {
  const text = form.dataset.product_variations ?? "";
  if (tryParse(text) === undefined)
    reportError("variation-form", unreadable("data-product_variations", "JSON", text.slice(0, 60)), form);
};

const loadExtras = async (form: HTMLElement) => {
  const variations = variationsOf(form);
  if (!variations) reportUnreadable(form);
  await loadGallery(variations || []);
  return { panelExtras: createExtras(form), failedText: variations ? "" : failedText() };
};

/** Runs the form, or follows it once the platform's script runs it, which may come late. */
export const attach = async (form: HTMLElement): Promise<() => void> => {
  let props = readProps(form);
  const extras = await loadExtras(form);
  const core = coreOf(form);
  const notice = createButtonNotice(props);
  let disown: (() => void) | undefined;
  const own = () => {
    disown = ownForm({ ...props, ...extras, core, notice });
  };
  core.owner = {
    giveWay: () => {
      disown?.();
      disown = undefined;
      reportNotice("variation-form", "The platform's own script runs the form; this bundle follows it.");
    },
    renew: () => {
      if (!disown || form.contains(props.panel)) return;
      // Another product has been put into the form.
      disown();
      props = readProps(form);
      core.choice.isStarted = false;
      own();
    },
  };
  const isOurs = core.keepOrGiveWay();
  if (isOurs) own();
  let isTold = isOurs || core.hasTold;
  // The first call comes at once; the subscription goes on, so that the choice stays known to later widgets.
  const forget = onVariation(form, (state) => {
    if (!isTold && state.phase === "shown") {
      // What the platform's script has shown by now fires no more events.
      tellNativelyOn(form, "found_variation", [state.variation]);
      // If the variation is found but not shown yet, that script still fires show_variation.
      if (props.panel.hasChildNodes()) tellNativelyOn(form, "show_variation", [state.variation, state.isPurchasable]);
    }
    isTold = true;
  });
  return () => {
    disown?.();
    notice.hide();
    core.stop();
    forget();
  };
};
