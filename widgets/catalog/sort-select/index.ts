import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { SortSelect } from "./sort-select.tsx";

export default defineWidget({ name: "sort-select", readProps, Island: SortSelect });
