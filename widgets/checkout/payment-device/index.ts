import type { Behaviour } from "#src/islands/define-widget.ts";
import { attach } from "./payment-device.tsx";

export default attach satisfies Behaviour;
