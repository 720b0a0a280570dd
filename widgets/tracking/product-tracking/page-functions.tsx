import { addListed, addSingle, type FormTracker } from "./adds.tsx";
import { publish, readItem } from "./contract.ts";
import { toPrice } from "./price.ts";

type Carrier = HTMLElement | null | undefined;
type Dropped = readonly string[] | false;

const textIn = (node: Carrier, name: string): string | undefined => node?.dataset?.[name];

/** The functions that themes and plugins call by the names of the plugin's scripts. Returns the undo. */
export const publishFunctions = (tracker: FormTracker): (() => void) =>
  publish({
    gtm4wp_push_ecommerce: tracker.push,
    gtm4wp_make_sure_is_float: toPrice,
    gtm4wp_read_from_json: (text: string, dropped?: Dropped) => readItem(text, dropped) ?? false,
    gtm4wp_read_json_from_node: (node: Carrier, name: string, dropped?: Dropped) =>
      readItem(textIn(node, name), dropped) ?? false,
    gtm4wp_update_json_in_node: (node: Carrier, name: string, ...[field, value]: [string, unknown]) => {
      const item = readItem(textIn(node, name), false);
      if (node && item) node.dataset[name] = JSON.stringify({ ...item, [field]: value });
      return Boolean(item);
    },
    // Themes that send a form by themselves call these once the shop has answered.
    gtm4wp_track_list_add_to_cart: (trigger?: HTMLElement) => Boolean(trigger && addListed(tracker, trigger)),
    gtm4wp_track_single_add_to_cart: (trigger?: HTMLElement, form?: HTMLFormElement) =>
      Boolean(trigger && addSingle(tracker, trigger, form)),
  });
