import type { Category } from "#mock/model.ts";
import { type Html, html } from "#theme/html.ts";
import { categories, shelves } from "#theme/navigation.ts";
import type { PageContext } from "#theme/page-context.ts";
import { builderMenuCall, dropdown, linkList, menuFrame, plainItem, section } from "./builder-menu.ts";

/** The shop's own menu: each department opens a dropdown, and without scripts is a plain link. */

const menu = {
  id: 300,
  isVertical: false,
  options: {
    dropdown: { openOnClick: false, mode: { desktop: "dropdown" }, placement: "left", width: null, animation: "fade" },
    mobile: { breakpoint: "breakpoint_tablet_landscape", mode: "accordion", offset: null, followLinks: false },
    link: { effect: null, effectDirection: null },
    isBuilder: false,
  },
};

const department = (context: PageContext, { slug, name, line }: Category, index: number): Html => {
  const path = `/product-category/${slug}/`;
  const { goods, picture } = shelves[slug];
  const links = [
    ...goods.map(([text, product]) => ({ text, path: `/product/${product}/` })),
    { text: `${context.t("All of")} ${context.t(name)}`, path },
  ];
  const card = html`<div class="breakdance-dropdown-column site-menu-card"><img src="/assets/products/${picture}.svg" width="180" height="180" alt="" loading="lazy"><p>${line}</p></div>`;
  const list = html`<div class="breakdance-dropdown-column">${linkList(context, links)}</div>`;
  const isCurrent = context.path.startsWith(path);
  return dropdown(context, {
    id: `${menu.id}${index}`,
    text: context.t(name),
    path,
    isCurrent,
    body: section([list, card]),
  });
};

export const siteMenu = (context: PageContext): Html =>
  menuFrame(
    menu,
    "Primary Navigation",
    html`${plainItem(context, { text: context.t("Shop"), path: "/shop/" }, context.path.startsWith("/shop/"))}
${categories.map((category, index) => department(context, category, index))}
${plainItem(context, { text: context.t("Journal"), path: "/journal/" }, context.path.startsWith("/journal/"))}`,
  );

export const siteMenuCall = (context: PageContext): Html => builderMenuCall(context, menu);
