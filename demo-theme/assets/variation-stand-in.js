// Looks to other scripts like the platform's variation script: it binds under the same namespace and fires the same events
// in the same order. It neither narrows options nor swaps pictures.
((jQuery) => {
  const texts = window.wc_add_to_cart_variation_params;

  const fits = ({ attributes }, chosen) =>
    Object.entries(attributes).every(([name, value]) => !value || !chosen[name] || value === chosen[name]);

  const template = (variation) =>
    (document.querySelector("#tmpl-variation-template")?.textContent ?? "").replace(
      /\{\{\{\s*data\.variation\.(\w+)\s*\}\}\}/g,
      (_whole, key) => variation[key] ?? "",
    );

  const start = ($form) => {
    const $single = $form.find(".single_variation");
    const $button = $form.find(".single_add_to_cart_button");
    const $id = $form.find("input.variation_id");
    const on = (names, ...rest) =>
      $form.on(
        names.replace(/\S+/g, (name) => `${name}.wc-variation-form`),
        ...rest,
      );
    let variations = $form.data("product_variations");

    const chosenOf = () => {
      const values = $form.find(".variations select").toArray();
      const data = Object.fromEntries(values.map((select) => [select.dataset.attribute_name, select.value]));
      return { count: values.length, chosenCount: values.filter(({ value }) => value).length, data };
    };

    const settle = (variation) => {
      if (variation) $form.trigger("found_variation", [variation]);
      else $form.trigger("reset_data");
    };

    const ask = (data) =>
      jQuery.post(texts.wc_ajax_url.replace("%%endpoint%%", "get_variation"), {
        ...data,
        product_id: $form.data("product_id"),
      });

    $form.off(".wc-variation-form");
    on("check_variations", () => {
      const { count, chosenCount, data } = chosenOf();
      $form.find(".reset_variations").css("visibility", chosenCount > 0 ? "visible" : "hidden");
      const isComplete = count === chosenCount;
      if (isComplete && variations === false) {
        ask(data).done(settle);
        return;
      }
      $form.trigger("update_variation_values");
      settle(isComplete && variations.find((variation) => fits(variation, data)));
    });
    on("update_variation_values", { variationForm: $form }, () => $form.trigger("woocommerce_update_variation_values"));
    on("reload_product_variations", () => {
      variations = $form.data("product_variations");
      $form.trigger("check_variations");
    });
    on("found_variation", (_event, variation) => {
      $id.val(variation.variation_id).trigger("change");
      $form.find('input.qty[name="quantity"]').attr("max", variation.max_qty).trigger("change");
      setTimeout(() => {
        const isPossible = variation.is_purchasable && variation.is_in_stock && variation.variation_is_visible;
        $single.html(template(variation)).show();
        $single.trigger("show_variation", [variation, isPossible]);
      }, 300);
    });
    on("reset_data", () => {
      $form.trigger("reset_image");
      $single.hide().trigger("hide_variation");
    });
    on("show_variation", (_event, _variation, isPossible) => {
      $button
        .removeClass("wc-variation-selection-needed")
        .toggleClass("disabled wc-variation-is-unavailable", !isPossible);
    });
    on("hide_variation", () => {
      $button.removeClass("wc-variation-is-unavailable").addClass("disabled wc-variation-selection-needed");
    });
    on("change", ".variations select", () => {
      $id.val("").trigger("change");
      $form.trigger("clear_reset_announcement");
      if (variations !== false) $form.trigger("woocommerce_variation_select_change");
      $form.trigger("check_variations");
      $form.trigger("woocommerce_variation_has_changed");
    });
    on("click", ".reset_variations", (event) => {
      event.preventDefault();
      $form.find(".variations select").val("").trigger("change");
      $form.trigger("announce_reset").trigger("reset_data").trigger("reset_focus");
    });
    on("click", ".single_add_to_cart_button", (event) => {
      if (!$button.is(".disabled")) return;
      event.preventDefault();
      window.alert(
        $button.is(".wc-variation-is-unavailable") ? texts.i18n_unavailable_text : texts.i18n_make_a_selection_text,
      );
    });
    setTimeout(() => {
      $form.trigger("check_variations");
      $form.trigger("wc_variation_form", [{ $form, variationData: variations, useAjax: variations === false }]);
    }, 100);
  };

  jQuery.fn.wc_variation_form = function () {
    return this.each((_index, form) => start(jQuery(form)));
  };
  jQuery(() => jQuery(".variations_form").wc_variation_form());
})(window.jQuery);
