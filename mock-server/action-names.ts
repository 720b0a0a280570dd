import { accountActionNames } from "./handlers/account-actions.ts";
import { ajaxNames } from "./handlers/ajax.ts";
import { cartActionNames } from "./handlers/page-actions.ts";
import { restNames } from "./handlers/rest.ts";
import { wishlistActionNames } from "./wishlist/page-actions.ts";

/** Everything that can be slowed or broken, by the name that the request log shows. */
const names = [ajaxNames, restNames, cartActionNames, accountActionNames, wishlistActionNames].flat();

/** `*` is every call; pages and the bundle's files must be named. */
export const actionNames: readonly string[] = ["*", "page", "bundle", ...[...new Set(names)].sort()];
