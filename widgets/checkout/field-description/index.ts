import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { FieldDescription } from "./field-description.tsx";

export default defineWidget({ name: "field-description", readProps, Island: FieldDescription });
