import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { Countdown } from "./countdown.tsx";

export default defineWidget({ name: "countdown", readProps, Island: Countdown });
