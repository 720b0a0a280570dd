import { defineWidget } from "#src/islands/define-widget.ts";
import { Carousel } from "./carousel.tsx";
import { readProps } from "./contract.ts";

export default defineWidget({ readProps, Island: Carousel });
