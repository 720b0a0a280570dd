// Records which jQuery events are fired (`window.__events`, in order) and which of them reach another script's listeners
// (`window.__heard`). Leaves out jQuery's own events about requests.
((jQuery) => {
  const shopEvents = [
    "adding_to_cart",
    "added_to_cart",
    "removed_from_cart",
    "wc_cart_button_updated",
    "wc_fragments_loaded",
    "wc_fragment_refresh",
    "wc_fragments_refreshed",
    "wc_fragments_ajax_error",
    "wc_update_cart",
    "updated_wc_div",
    "updated_cart_totals",
    "item_removed_from_classic_cart",
    "wc_cart_emptied",
    "applied_coupon",
    "removed_coupon",
    "updated_shipping_method",
    "update_checkout",
    "updated_checkout",
    "checkout_error",
    "payment_method_selected",
  ];
  // These events reach only handlers on the body that were bound with the same namespace.
  const namespaced = ["should_send_ajax_request.adding_to_cart", "ajax_request_not_sent.adding_to_cart"];

  const nameOf = (element, classCount) =>
    [element.nodeName.toLowerCase(), ...[...element.classList].slice(0, classCount)].join(".");

  const targetName = (target) =>
    target instanceof Element ? nameOf(target, 2) : target === window ? "window" : "document";

  // Some events pass a jQuery collection of request settings instead of elements.
  const collectionName = (collection) =>
    `jQuery(${collection.length}) ${collection[0] instanceof Element ? nameOf(collection[0], 3) : ""}`.trim();

  const kindOf = (value) => {
    if (value instanceof jQuery) return collectionName(value);
    if (value instanceof Element) return `element ${nameOf(value, 3)}`;
    if (typeof value === "string") return JSON.stringify(value);
    if (value && typeof value === "object") return `object{${Object.keys(value).join(",")}}`;
    return String(value);
  };

  const eventName = (event) =>
    typeof event === "string" ? event : [event.type, event.namespace].filter(Boolean).join(".");

  window.__events = [];
  window.__heard = [];
  const fire = jQuery.event.trigger;
  jQuery.event.trigger = function (event, data, target, onlyHandlers) {
    const name = eventName(event);
    if (!name.startsWith("ajax")) {
      const args = data === undefined || data === null ? [] : jQuery.makeArray(data);
      const how = onlyHandlers ? "triggerHandler" : "trigger";
      window.__events.push({ at: targetName(target), event: name, args: args.map(kindOf), how });
    }
    return fire.call(this, event, data, target, onlyHandlers);
  };

  const hear = (name) => () => {
    window.__heard.push(name);
  };
  for (const name of shopEvents) jQuery(document).on(name, hear(name));
  jQuery(() => {
    for (const name of namespaced) jQuery(document.body).on(name, hear(name));
  });
})(window.jQuery);
