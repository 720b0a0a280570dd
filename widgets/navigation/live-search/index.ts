import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { LiveSearch } from "./live-search.tsx";

export default defineWidget({ readProps, Island: LiveSearch });
