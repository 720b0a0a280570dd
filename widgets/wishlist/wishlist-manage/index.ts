import { defineWidget } from "#src/islands/define-widget.ts";
import { readProps } from "./contract.ts";
import { WishlistManage } from "./wishlist-manage.tsx";

export default defineWidget({ name: "wishlist-manage", readProps, Island: WishlistManage });
