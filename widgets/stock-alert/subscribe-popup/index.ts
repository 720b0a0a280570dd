import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { SubscribePopup } from "./subscribe-popup.tsx";

export default defineWidget({ readProps, Island: SubscribePopup });
