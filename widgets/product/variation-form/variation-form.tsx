import { useLayoutEffect } from "react";
import { bridgeForm } from "#src/dom/variation-events.ts";
import { onVariation } from "#src/stores/variation.ts";
import type { VariationFormProps } from "./contract.ts";
import { OwnedForm } from "./owned-form.tsx";
import { useOwnership } from "./use-ownership.ts";

export const VariationForm = (props: VariationFormProps) => {
  const { form } = props;
  const { isFollowing, isOurs } = useOwnership(form);
  useLayoutEffect(() => bridgeForm(form), [form]);
  // What is chosen stays known for widgets that come later.
  useLayoutEffect(() => onVariation(form, () => undefined), [form]);
  return isFollowing ? null : <OwnedForm {...props} isOurs={isOurs} />;
};
