import { useLayoutEffect } from "react";
import { announceEarlier, bridgeForm } from "#src/dom/variation-events.ts";
import { isPlatformForm } from "#src/dom/variation-owner.ts";
import { reportError } from "#src/report-error.ts";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationFormProps } from "./contract.ts";
import { OwnedForm } from "./owned-form.tsx";
import { useOwnership } from "./use-ownership.ts";

/** What a variation is shown by. */
const TEMPLATE = "tmpl-variation-template";

export const VariationForm = (props: VariationFormProps) => {
  const { form } = props;
  const { isFollowing, isOurs } = useOwnership(form);
  useLayoutEffect(() => {
    if (!document.getElementById(TEMPLATE)) reportError("variation-form", `Template not found: #${TEMPLATE}`);
    return bridgeForm(form);
  }, [form]);
  // What is chosen stays known for widgets that come later. What the platform's script has shown by now no event tells any more.
  useLayoutEffect(() => {
    let isEarlier = isPlatformForm(form);
    const stop = onVariation(form, (state) => {
      if (isEarlier && state.phase === "shown") announceEarlier(form, state.variation.data, state.isPurchasable);
    });
    isEarlier = false;
    return stop;
  }, [form]);
  return isFollowing ? null : <OwnedForm {...props} isOurs={isOurs} />;
};
