import type { Call } from "#mock/shop.ts";
import { wishlistButton } from "#theme/wishlist/button.ts";
import { wishlistForm } from "#theme/wishlist/form.ts";
import { manageForm } from "#theme/wishlist/pages.ts";
import { sharedList, shelfOf, wishlistScene, withNotices } from "./scene.ts";

type Options = Readonly<Record<string, string>>;

/** PHP's default limit of fields in one request; it drops the rest. */
const MAX_INPUT_VARS = 1000;

const FIELD = /^fragments\[([^\]]+)\]\[([^\]]+)\]$/;

const readBlocks = (fields: URLSearchParams): Map<string, Record<string, string>> => {
  const blocks = new Map<string, Record<string, string>>();
  for (const [name, value] of [...fields].slice(0, MAX_INPUT_VARS)) {
    const [, key, option] = FIELD.exec(name) ?? [];
    if (key && option) blocks.set(key, { ...blocks.get(key), [option]: value });
  }
  return blocks;
};

const printButton = (call: Call, options: Options): string => {
  const id = Number(options.product_id);
  const parent = call.shop.db.variation(id)?.product;
  const product = call.shop.db.product(id) ?? parent;
  if (!product) return "";
  return wishlistButton(wishlistScene(call), {
    productId: id,
    parentId: parent?.id ?? 0,
    productType: parent ? "variation" : product.type,
    isSingle: options.is_single === "true",
  }).html;
};

/** A page printed before its visitor had a list names one that was never stored: by now the default list is there. */
const listOf = (call: Call, { wishlist_token, action_params = "", is_default }: Options) => {
  const found = sharedList(call, wishlist_token ?? action_params.replace("view/", ""));
  const own = is_default === "true" && shelfOf(call).lists.find(({ isDefault }) => isDefault);
  return found ?? (own ? { list: own, isOwner: true } : undefined);
};

const printForm = (call: Call, options: Options): string => {
  const scene = withNotices(wishlistScene(call), call.visit.session);
  if (options.template_part === "manage") return manageForm(scene).html;
  const isMobile = scene.isMobile || options.is_mobile === "yes";
  const found = listOf(call, options);
  if (!found) return "";
  return `<div>${wishlistForm({ ...scene, isMobile, page: Number(options.current_page) || 1 }, found.list, found.isOwner).html}</div>`;
};

const print = (call: Call, options: Options): string => {
  if (options.item === "add_to_wishlist") return printButton(call, options);
  return options.item === "wishlist" ? printForm(call, options) : "";
};

/** Prints the requested blocks anew. PHP encodes an empty result as an array. */
export const answeredBlocks = (call: Call): Record<string, string> | [] => {
  const answered = [...readBlocks(call.fields)].map(([key, options]) => [key, print(call, options)] as const);
  const printed = answered.filter(([, markup]) => markup !== "");
  return printed.length > 0 ? Object.fromEntries(printed) : [];
};
