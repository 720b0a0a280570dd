import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { StickyHeader } from "./sticky-header.tsx";

export default defineWidget({ name: "sticky-header", readProps, Island: StickyHeader });
