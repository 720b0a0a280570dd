import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { OrderReviewRefresh } from "./order-review-refresh.tsx";

export default defineWidget({ name: "order-review-refresh", readProps, Island: OrderReviewRefresh });
