import type { ProductView } from "#mock/model.ts";
import { html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import { categories, shelves } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { noticesWrapper } from "#theme/partials/notices.ts";
import { productGrid } from "#theme/partials/product-card.ts";

interface HomeShelves {
  fresh: readonly ProductView[];
  reduced: readonly ProductView[];
}

export const homePage = (context: PageContext, { fresh, reduced }: HomeShelves): Page => {
  const { origin, t } = context;
  return {
    title: t("Goods for house and hillside"),
    bodyClass: "home wp-singular page-template-default page woocommerce woocommerce-page",
    main: html`${noticesWrapper(context.notices)}
<section class="hero"><div><h1>${t("Made slowly. Kept for years.")}</h1><p>Enamel, wool, iron and light from an old mill at the edge of the moor. Everything here can be mended, and we will tell you how.</p><p><a class="button alt" href="${origin}/shop/">${t("See the whole shop")}</a></p></div><img src="/assets/hillside.svg" width="900" height="640" alt="" fetchpriority="high"></section>
<section class="departments" aria-label="Departments"><ul>${categories.map(({ slug, name, line }) => html`<li><a href="${origin}/product-category/${slug}/"><img src="/assets/products/${shelves[slug].picture}.svg" width="120" height="120" alt="" loading="lazy"><span><strong>${t(name)}</strong><span>${line}</span></span></a></li>`)}</ul></section>
<section class="shelf"><h2>New on the shelves</h2>${productGrid(context, fresh, 4)}</section>
<section class="pledge"><h2>Mended for life</h2><p>Send back anything we made. If it can be mended it comes home mended; if it cannot, we say so and take its parts for the next one.</p></section>
<section class="shelf"><h2>Last of the season</h2>${productGrid(context, reduced, 4)}</section>`,
  };
};
