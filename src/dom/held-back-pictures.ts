/** Leaves a lazy picture to the browser. Most themes hide one that is not marked as loaded. */
export const showPicture = (picture: HTMLElement): void => {
  const { src } = picture.dataset;
  // A background has none.
  if (src) picture.setAttribute("src", src);
  picture.classList.replace("lazyload", "lazyloaded");
};

/** Shows what the shop prints invisible for scripts to show: the product's gallery, and the pictures of a lazy loader. */
export const showHeldBackPictures = (): void => {
  for (const held of document.querySelectorAll<HTMLElement>(".woocommerce-product-gallery, .lazyload")) {
    held.style.opacity = "1";
    showPicture(held);
  }
};
