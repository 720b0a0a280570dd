import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { StoreNotice } from "./store-notice.tsx";

export default defineWidget({ name: "store-notice", readProps, Island: StoreNotice });
