// Acts like the page builder's script for cart quantities, to try pages where it and the bundle share a row.
jQuery(($) => {
  const WAIT_MS = 300;
  const { BreakdanceFrontend, fetch } = window;

  const send = async (field) => {
    const body = new FormData();
    body.append("action", "breakdance_cart_update_qty");
    body.append("hash", field.name.replace(/^cart\[(\w+)\]\[qty\]$/, "$1"));
    body.append("quantity", Number.parseFloat(field.value));
    const answer = await fetch(BreakdanceFrontend.data.ajaxUrl, { method: "POST", credentials: "same-origin", body });
    // The builder's script ignores the body; here it is read, because an unread answer counts as still on its way.
    await answer.text();
    $(document.body).trigger("wc_fragment_refresh").trigger("wc_update_cart");
  };

  // One timer for all rows, as in the builder's script: a second row within its time drops the first row's change.
  let timer;
  const follow = (field) => {
    const button = field.closest("li.product")?.querySelector(".add_to_cart_button");
    if (button) button.dataset.quantity = field.value;
    if (field.closest("li.product, form.cart")) return;
    clearTimeout(timer);
    timer = setTimeout(send, WAIT_MS, field);
  };

  // Native listeners on the window, which no other script can detect.
  window.addEventListener("change", ({ target }) => target.matches("input.qty") && follow(target));
  window.addEventListener("click", (event) => {
    if (!event.target.matches(".bde-quantity-button")) return;
    event.preventDefault();
    const field = event.target.parentElement.querySelector(".qty");
    if (event.target.matches(".bde-quantity-button--inc")) field.stepUp();
    else field.stepDown();
    field.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
  });
  $(document.body).on(
    "wc_cart_emptied",
    () => document.querySelector(".bde-cart-contents") && window.location.reload(),
  );
});
