import type { ProductView } from "#mock/model.ts";
import type { PageContext } from "#theme/page-context.ts";
import { pictureUrl } from "#theme/partials/picture.ts";
import { variationPriceHtml } from "#theme/partials/price.ts";
import { preOrderFields } from "#theme/pre-orders/pre-orders.ts";
import { variationGallery } from "./gallery.ts";
import { stockLine } from "./simple.ts";

type VariationView = ProductView["variations"][number];

/** Without any picture the platform still prints these seven. */
const imageOf = (name: string, url: string) => ({
  title: name,
  caption: "",
  url,
  alt: name,
  src: url,
  srcset: false,
  sizes: false,
});

const image = (origin: string, name: string, { picture }: VariationView["variation"]) => {
  const url = origin + pictureUrl(picture);
  return {
    ...imageOf(name, url),
    src_w: 600,
    src_h: 600,
    full_src: url,
    full_src_w: 600,
    full_src_h: 600,
    gallery_thumbnail_src: url,
    gallery_thumbnail_src_w: 100,
    gallery_thumbnail_src_h: 100,
    thumb_src: url,
    thumb_src_w: 324,
    thumb_src_h: 324,
  };
};

/** What plugins append to a variation's stock line. */
type AfterStock = (entry: VariationView) => string;

/** One variation under the platform's field names, as forms carry it and `get_variation` returns it. */
export const variationData = (
  { origin, flags }: Pick<PageContext, "origin" | "flags">,
  { view, entry }: { view: ProductView; entry: VariationView },
  afterStock: AfterStock,
) => {
  const { variation, offer } = entry;
  const stock = stockLine(entry);
  const hasPictures = flags.gallery !== "none";
  return {
    attributes: Object.fromEntries(
      Object.entries(variation.attributes).map(([slug, value]) => [`attribute_${slug}`, value]),
    ),
    availability_html: (stock ? `${stock.html}\n` : "") + afterStock(entry),
    backorders_allowed: variation.stock.backorders !== "no",
    dimensions: { length: "", width: "", height: "" },
    dimensions_html: "N/A",
    display_price: offer.price / 100,
    display_regular_price: offer.regularPrice / 100,
    gallery_image_ids: flags.gallery === "variations" ? [view.product.id + 60_000] : [],
    gallery_images_html: variationGallery({ flags }, view, variation.picture),
    image: hasPictures ? image(origin, view.product.name, variation) : imageOf("", ""),
    image_id: hasPictures ? variation.id + 50_000 : 0,
    is_downloadable: false,
    is_in_stock: offer.isInStock,
    is_purchasable: true,
    is_sold_individually: view.product.isSoldIndividually ? "yes" : "no",
    is_virtual: false,
    max_qty: offer.maxQuantity || "",
    min_qty: 1,
    price_html: variationPriceHtml(view, offer),
    sku: variation.sku,
    variation_description: "",
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: "",
    weight_html: "N/A",
    ...preOrderFields(variation.sku),
  };
};
