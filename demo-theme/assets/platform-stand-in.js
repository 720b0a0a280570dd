// Acts like the platform's add-to-cart and cart-fragments scripts, to try pages where they and the bundle share a button.
jQuery(($) => {
  const { sessionStorage, localStorage, fetch } = window;
  const params = window.wc_add_to_cart_params;
  const storage = window.wc_cart_fragments_params;
  if (!params || !storage) return;

  const endpoint = (name) => params.wc_ajax_url.replace("%%endpoint%%", name);
  const requests = [];

  const runNext = () => {
    const request = requests[0];
    if (!request) return;
    $.ajax({
      type: "POST",
      dataType: "json",
      ...request,
      complete() {
        requests.shift();
        runNext();
      },
    });
  };

  const enqueue = (request) => {
    requests.push(request);
    if (requests.length === 1) runNext();
  };

  const liveRegion = $(".widget_shopping_cart_live_region").length
    ? $(".widget_shopping_cart_live_region")
    : $('<div class="widget_shopping_cart_live_region screen-reader-text" role="status"></div>').appendTo("body");

  const replaceFragments = (fragments) => {
    for (const [selector, html] of Object.entries(fragments)) $(selector).replaceWith(html);
  };

  const remember = (fragments, hash) => {
    sessionStorage.setItem(storage.fragment_name, JSON.stringify(fragments));
    localStorage.setItem(storage.cart_hash_key, hash);
    sessionStorage.setItem(storage.cart_hash_key, hash);
    if (hash) sessionStorage.setItem("wc_cart_created", String(Date.now()));
  };

  const announce = ($button) => {
    const message = $button.data("success_message");
    if (message) liveRegion.text(message).attr("aria-relevant", "all");
  };

  const updateButton = (fragments, $button) => {
    $button.removeClass("loading");
    if (fragments) {
      $button.addClass("added");
      if (!params.is_cart && $button.parent().find(".added_to_cart").length === 0) {
        const link = $("<a>", {
          class: "added_to_cart wc-forward",
          href: params.cart_url,
          title: params.i18n_view_cart,
        });
        $button.after(link.text(params.i18n_view_cart));
      }
    }
    $(document.body).trigger("wc_cart_button_updated", [$button]);
  };

  const applyFragments = (fragments) => {
    if (!fragments) return;
    replaceFragments(fragments);
    $(document.body).trigger("wc_fragments_loaded");
  };

  const onAdded = (response, $button) => {
    if (!response) return;
    if (response.error && response.product_url) {
      window.location = response.product_url;
      return;
    }
    if (params.cart_redirect_after_add === "yes") {
      window.location = params.cart_url;
      return;
    }
    $(document.body).trigger("added_to_cart", [response.fragments, response.cart_hash, $button]);
  };

  const add = (event) => {
    const $button = $(event.currentTarget);
    if (!$button.is(".ajax_add_to_cart") || !$button.attr("data-product_id")) return;
    liveRegion.text("").removeAttr("aria-relevant");
    event.preventDefault();
    $button.removeClass("added").addClass("loading");
    if ($(document.body).triggerHandler("should_send_ajax_request.adding_to_cart", [$button]) === false) {
      $(document.body).trigger("ajax_request_not_sent.adding_to_cart", [false, false, $button]);
      return;
    }
    const data = { ...$button.data(), ...$button[0].dataset };
    $(document.body).trigger("adding_to_cart", [$button, data]);
    enqueue({ url: endpoint("add_to_cart"), data, success: (response) => onAdded(response, $button) });
  };

  const remove = (event) => {
    const $button = $(event.currentTarget);
    event.preventDefault();
    const follow = () => {
      window.location = $button.attr("href");
    };
    enqueue({
      url: endpoint("remove_from_cart"),
      data: { cart_item_key: $button.data("cart_item_key") },
      success: (response) => {
        if (!response?.fragments) return follow();
        $(document.body).trigger("removed_from_cart", [response.fragments, response.cart_hash, $button]);
      },
      error: follow,
    });
  };

  const showRefreshed = (response) => {
    if (!response?.fragments) return;
    replaceFragments(response.fragments);
    remember(response.fragments, response.cart_hash);
    $(document.body).trigger("wc_fragments_refreshed");
  };

  // With fetch, past jQuery, as the platform does: no `ajaxSend` tells of this request.
  const refresh = async () => {
    try {
      const signal = AbortSignal.timeout(Number(storage.request_timeout));
      const body = new URLSearchParams({ time: String(Date.now()) });
      const answer = await fetch(endpoint("get_refreshed_fragments"), { method: "POST", body, signal });
      showRefreshed(await answer.json());
    } catch {
      $(document.body).trigger("wc_fragments_ajax_error");
    }
  };

  const isOtherTabsHash = ({ key }) =>
    key === storage.cart_hash_key && localStorage.getItem(key) !== sessionStorage.getItem(key);

  const cookieHash = () => /(?:^|; )woocommerce_cart_hash=([^;]*)/.exec(document.cookie)?.[1] ?? "";

  const start = () => {
    const stored = JSON.parse(sessionStorage.getItem(storage.fragment_name) ?? "null");
    const hash = sessionStorage.getItem(storage.cart_hash_key) ?? "";
    if (stored?.["div.widget_shopping_cart_content"] && hash === cookieHash()) applyFragments(stored);
    else refresh();
  };

  // As the platform's script does, which others know by it.
  const handler = { addToCartHandler: { requests } };
  const pressOnSpace = (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.target.click();
  };

  $(document.body)
    .on("click", ".add_to_cart_button:not(.wc-interactive)", handler, add)
    .on("keydown", ".add_to_cart_button:not(.wc-interactive)", handler, pressOnSpace)
    .on("click", ".remove_from_cart_button", handler, remove)
    .on("keydown", ".remove_from_cart_button", handler, pressOnSpace)
    .on("added_to_cart", handler, (_event, fragments, _hash, $button) => {
      if ($button) updateButton(fragments, $button);
      applyFragments(fragments);
      if ($button) announce($button);
    })
    .on("ajax_request_not_sent.adding_to_cart", (_event, _fragments, _hash, $button) => updateButton(false, $button))
    .on("removed_from_cart", handler, (_event, fragments, _hash, $button) => {
      applyFragments(fragments);
      if ($button) announce($button);
    })
    .on("added_to_cart removed_from_cart", (_event, fragments, hash) => remember(fragments, hash))
    .on("wc_fragment_refresh updated_wc_div", refresh)
    .on("adding_to_cart", () => $(".hide_cart_widget_if_empty").closest(".widget_shopping_cart").show());
  $(window).on("storage onstorage", ({ originalEvent }) => {
    if (isOtherTabsHash(originalEvent)) refresh();
  });
  start();
});
