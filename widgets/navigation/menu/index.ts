import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { Menu } from "./menu.tsx";

export default defineWidget({ name: "menu", readProps, Island: Menu });
