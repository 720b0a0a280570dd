import { variationsOf } from "#src/dom/variation-data.ts";
import { tellNatively } from "#src/dom/variation-events.ts";
import { unreadable } from "#src/errors.ts";
import { reportError, reportNotice } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import { readProps } from "./contract.ts";
import { coreOf } from "./form-core.tsx";
import { ownForm } from "./owned-form.tsx";
import { panelExtrasOf } from "./panel.tsx";
import { loadGallery } from "./product-image.tsx";

const readFailedText = async (): Promise<string> => (await import("./form-words-store.ts")).failedText();

/** A form without variations asks the shop for each choice: as it says, or because what it says cannot be read. */
const reportUnreadable = (form: HTMLElement): void => {
  const text = form.dataset.product_variations ?? "";
  try {
    JSON.parse(text);
  } catch {
    reportError("variation-form", unreadable("data-product_variations", "JSON", text.slice(0, 60)), form);
  }
};

/** What only some forms need; others are spared the code. */
const loadExtras = async (form: HTMLElement) => {
  const variations = variationsOf(form);
  if (!variations) reportUnreadable(form);
  const [panelExtras, failedText] = await Promise.all([
    panelExtrasOf(form),
    variations ? "" : readFailedText(),
    loadGallery(variations || []),
  ]);
  return { panelExtras, failedText };
};

/** Runs the form. Where the platform's own script runs it, which may also arrive later, we only follow. Returns the undo. */
export const attach = async (form: HTMLElement): Promise<() => void> => {
  let props = readProps(form);
  const extras = await loadExtras(form);
  const core = coreOf(form);
  let disown: (() => void) | undefined;
  /** Steps aside at once, before the platform's script reads the form. */
  core.giveWay = () => {
    disown?.();
    disown = undefined;
    core.giveWay = () => {};
    reportNotice("variation-form", "The platform's own script runs the form; this bundle follows it.");
  };
  const isOurs = core.isOurs();
  const own = () => {
    disown = ownForm({ ...props, ...extras, core });
  };
  if (isOurs) own();
  core.renew = () => {
    if (!disown || form.contains(props.panel)) return;
    // Another product has been put into the form.
    disown();
    props = readProps(form);
    core.choice.isStarted = false;
    own();
  };
  let isEarlier = !isOurs && !core.hasTold;
  // What is chosen stays known for widgets that come later. What the platform's script has shown by now no event tells any more.
  const forget = onVariation(form, (state) => {
    if (!isEarlier || state.phase !== "shown") return;
    tellNatively(form, "found_variation", [state.variation.data]);
    // What it has found but not shown yet it tells itself.
    if (props.panel.hasChildNodes()) tellNatively(form, "show_variation", [state.variation.data, state.isPurchasable]);
  });
  isEarlier = false;
  return () => {
    disown?.();
    core.hideWords?.();
    core.stop();
    forget();
  };
};
