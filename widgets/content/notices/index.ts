import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { Notices } from "./notices.tsx";

export default defineWidget({ name: "notices", readProps, Island: Notices });
