import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { VariationForm } from "./variation-form.tsx";

export default defineWidget({ name: "variation-form", readProps, Island: VariationForm });
