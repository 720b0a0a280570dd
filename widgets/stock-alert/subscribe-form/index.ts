import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

export default defineWidget({ readProps, Island: SubscribeForm });
