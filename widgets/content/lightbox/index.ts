import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { Lightbox } from "./lightbox.tsx";

export default defineWidget({ readProps, Island: Lightbox });
