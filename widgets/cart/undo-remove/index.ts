import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { UndoRemove } from "./undo-remove.tsx";

export default defineWidget({ readProps, Island: UndoRemove });
