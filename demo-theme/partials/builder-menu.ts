import { asJson, type Html, html, nothing, raw } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import { inlineScript } from "./inline-script.ts";

/** The page builder's menu as its templates print it: markup and one constructor call with the settings. */

export interface BuilderMenu {
  /** The builder's node id, unique on the page. */
  id: number;
  isVertical: boolean;
  hasTopbar: boolean;
  /** The second argument of the constructor call. */
  options: object;
}

interface Link {
  text: string;
  path: string;
}

export const linkList = ({ origin }: PageContext, links: readonly Link[]): Html =>
  html`<ul class="breakdance-dropdown-links">${links.map(({ text, path }) => html`<li class="breakdance-dropdown-item"><a class="breakdance-dropdown-link" href="${origin}${path}"><span class="breakdance-dropdown-link__label"><span class="breakdance-dropdown-link__text">${text}</span></span></a></li>`)}</ul>`;

const titledList = (context: PageContext, title: string, links: readonly Link[]): Html =>
  html`<span class="breakdance-dropdown-column__title" role="heading" aria-level="3">${title}</span>${linkList(context, links)}`;

/** On mobile its title opens it. */
const collapsibleColumn = (content: Html): Html =>
  html`<div class="breakdance-dropdown-column breakdance-dropdown-column--collapsible">${content}</div>`;

const openColumn = (content: Html): Html => html`<div class="breakdance-dropdown-column">${content}</div>`;

interface Dropdown {
  id: string;
  text: string;
  /** The toggle's own link; without it the toggle is a button. */
  path?: string;
  isCustom?: boolean;
  /** True for the current page's item. */
  isCurrent?: boolean;
  body: Html;
}

export const dropdown = ({ origin }: PageContext, { id, text, path, isCustom, isCurrent, body }: Dropdown): Html => {
  const states = raw(`aria-expanded="false" aria-controls="dropdown-${id}"`);
  return html`<li class="bde-menu-dropdown breakdance-menu-item${isCurrent && " breakdance-menu-item--active"}"><div class="breakdance-dropdown${isCustom && " breakdance-dropdown--custom"}${path && " breakdance-dropdown--with-link"}">
	<div class="breakdance-dropdown-toggle">
		${path ? html`<a class="breakdance-menu-link" href="${origin}${path}" ${states}${isCurrent && raw(' aria-current="page"')}>${text}</a>` : html`<button class="breakdance-menu-link" ${states}>${text}</button>`}
		<button class="breakdance-menu-link-arrow" type="button" ${states} aria-label="${text} Submenu"></button>
	</div>
	<div class="breakdance-dropdown-floater" aria-hidden="true" id="dropdown-${id}"><div class="breakdance-dropdown-body">${body}</div></div>
</div></li>`;
};

/** WordPress menus print the dropdown on the item itself, without ids and always as a link, even to nowhere. */
const wordPressDropdown = (
  { origin }: PageContext,
  { text, path }: Pick<Dropdown, "text" | "path">,
  links: readonly Link[],
): Html =>
  html`<li class="breakdance-menu-item breakdance-dropdown breakdance-dropdown--wp${path && " breakdance-dropdown--with-link"}">
	<div class="breakdance-dropdown-toggle"><a class="breakdance-menu-link" href="${path ? origin + path : "#"}" aria-expanded="false">${text}</a><button class="breakdance-menu-link-arrow" type="button" aria-expanded="false" aria-label="${text} Submenu"></button></div>
	<div class="breakdance-dropdown-floater" aria-hidden="true"><div class="breakdance-dropdown-body"><ul class="breakdance-dropdown-links">${links.map(({ text, path }) => html`<li class="breakdance-dropdown-item"><a class="breakdance-dropdown-link" href="${origin}${path}">${text}</a></li>`)}</ul></div></div>
</li>`;

export const section = (columns: readonly Html[]): Html =>
  html`<div class="breakdance-dropdown-section"><div class="breakdance-dropdown-columns">${columns}</div></div>`;

const kitchen = (context: PageContext): Html =>
  section([
    collapsibleColumn(
      titledList(context, "Drinking", [
        { text: "Mugs", path: "/product/ridge-enamel-mug/" },
        { text: "Kettles", path: "/product/whistling-field-kettle/" },
      ]),
    ),
    collapsibleColumn(
      titledList(context, "Cloth", [
        { text: "Tea towels", path: "/product/linen-tea-towel/" },
        { text: "All of the kitchen", path: "/product-category/kitchen/" },
      ]),
    ),
  ]);

const outdoors = (context: PageContext): Html =>
  section([
    collapsibleColumn(
      titledList(context, "Light and seat", [
        { text: "Camp tables", path: "/product/camp-table/" },
        { text: "On this page", path: `${context.path}#lab-text` },
      ]),
    ),
    openColumn(titledList(context, "Shelter", [{ text: "Ridge tents", path: "/product/two-person-ridge-tent/" }])),
  ]);

const custom = ({ origin }: PageContext): Html =>
  html`<div class="breakdance-dropdown-custom-content"><p>Write to us, we read every letter.</p><label for="menu-lab-letter">Your letter</label><input id="menu-lab-letter" type="text"><p><a href="${origin}/my-account/">Your account</a></p></div>`;

const topbar = ({ origin }: PageContext): Html =>
  html`<li class="breakdance-menu-topbar"><a class="breakdance-menu-topbar-logo" href="${origin}/">Larkmoor</a><button class="breakdance-menu-close-button"></button></li>`;

const nodeClass = ({ id }: Pick<BuilderMenu, "id">): string => `bde-menu-12-${id}`;

export const menuFrame = (menu: Pick<BuilderMenu, "id" | "isVertical">, label: string, items: Html): Html => {
  const { id, isVertical } = menu;
  return html`<div class="${nodeClass(menu)} bde-menu"><nav class="breakdance-menu breakdance-menu--collapse${isVertical && " breakdance-menu--vertical"}" aria-label="${label}">
<button class="breakdance-menu-toggle breakdance-menu-toggle--squeeze" type="button" aria-label="Open Menu" aria-expanded="false" aria-controls="menu-${id}"><span class="breakdance-menu-toggle-icon"><span class="breakdance-menu-toggle-lines"></span></span></button>
<ul class="breakdance-menu-list" id="menu-${id}">
${items}
</ul></nav></div>`;
};

export const plainItem = ({ origin }: PageContext, { text, path }: Link, isCurrent = false): Html =>
  html`<li class="breakdance-menu-item${isCurrent && " breakdance-menu-item--active"}"><a class="breakdance-menu-link" href="${origin}${path}"${isCurrent && raw(' aria-current="page"')}>${text}</a></li>`;

/** Contains every kind of item that the builder has. */
export const builderMenu = (context: PageContext, menu: BuilderMenu): Html => {
  const { id, hasTopbar } = menu;
  const items = html`${hasTopbar ? topbar(context) : nothing}
${plainItem(context, { text: "Everything", path: "/shop/" })}
${dropdown(context, { id: `${id}1`, text: "Kitchen", body: kitchen(context) })}
${dropdown(context, { id: `${id}2`, text: "Outdoors", path: "/product-category/trail/", body: outdoors(context) })}
${dropdown(context, { id: `${id}3`, text: "Letters", isCustom: true, body: custom(context) })}
${wordPressDropdown(context, { text: "More" }, [
  { text: "Notices", path: "/notices/" },
  { text: "Gallery", path: "/gallery/" },
])}
${wordPressDropdown(context, { text: "Journal", path: "/journal/" }, [{ text: "Lookbook", path: "/lookbook/" }])}
${plainItem(context, { text: "Account", path: "/my-account/" })}`;
  return menuFrame(menu, `Departments ${id}`, items);
};

/** The constructor call with the menu's settings, in a listener of its own, as the builder prints it in the footer. */
export const builderMenuCall = (context: PageContext, menu: Pick<BuilderMenu, "id" | "options">): Html => {
  const selector = `.breakdance .${nodeClass(menu)} .breakdance-menu`;
  return inlineScript(
    context,
    html`document.addEventListener('DOMContentLoaded', function () { if (window.AwesomeMenu) { new AwesomeMenu('${selector}', ${asJson(menu.options)}); } });`,
  );
};
