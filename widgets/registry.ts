import type { Registry } from "#src/islands/registry-line.ts";
import { adminWidgets } from "./admin/registry.ts";
import { cartWidgets } from "./cart/registry.ts";
import { catalogWidgets } from "./catalog/registry.ts";
import { checkoutWidgets } from "./checkout/registry.ts";
import { contentWidgets } from "./content/registry.ts";
import { navigationWidgets } from "./navigation/registry.ts";
import { productWidgets } from "./product/registry.ts";
import { stockAlertWidgets } from "./stock-alert/registry.ts";
import { trackingWidgets } from "./tracking/registry.ts";
import { wishlistWidgets } from "./wishlist/registry.ts";

/** Every widget by name. The domain files say which markup it adopts and when its code loads. */
export const registry: Registry = {
  ...adminWidgets,
  ...cartWidgets,
  ...catalogWidgets,
  ...checkoutWidgets,
  ...contentWidgets,
  ...navigationWidgets,
  ...productWidgets,
  ...stockAlertWidgets,
  ...trackingWidgets,
  ...wishlistWidgets,
};
