import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { ResultCount } from "./result-count.tsx";

export default defineWidget({ name: "result-count", readProps, Island: ResultCount });
