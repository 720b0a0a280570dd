/** Shows what the shop prints invisible for scripts to show: the product's gallery, and the pictures of a lazy loader. */
export const showHeldBackPictures = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>(".woocommerce-product-gallery, .lazyload")) {
    picture.style.opacity = "1";
    // The gallery is no picture itself, and its address means nothing.
    picture.src = picture.dataset.src ?? "";
  }
};
