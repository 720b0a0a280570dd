import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { SearchCategory } from "./search-category.tsx";

export default defineWidget({ name: "search-category", readProps, Island: SearchCategory });
