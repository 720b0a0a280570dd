import { html } from "#theme/html.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { type BuilderMenu, builderMenu, builderMenuCall } from "#theme/partials/builder-menu.ts";
import { labForm } from "#theme/partials/lab-form.ts";

/** The settings of the builder's menu, by query parameter; the first value is the default. */
const choices = {
  layout: ["horizontal", "vertical"],
  mode: ["dropdown", "accordion", "slide", "side", "carousel"],
  mobile: ["accordion", "dropdown", "slide", "side", "carousel"],
  placement: ["left", "center", "right", "full-width", "section-width"],
  width: ["", "320", "700", "4000"],
  animation: ["fade", "none", "stripe", "skew", "rotate", "scale-down", "scale-down-r"],
  open_on_click: ["no", "yes"],
  keyboard: ["yes", "no"],
  outside: ["yes", "no"],
  overlay: ["no", "yes"],
  mobile_mode: ["default", "accordion", "offcanvas", "fullscreen"],
  position: ["left", "right"],
  several: ["no", "yes"],
  follow: ["no", "yes"],
  breakpoint: [
    "",
    "breakpoint_base",
    "breakpoint_tablet_landscape",
    "breakpoint_tablet_portrait",
    "breakpoint_phone_landscape",
    "breakpoint_phone_portrait",
    "never",
  ],
  effect: ["", "underline", "overline", "strikethrough", "background"],
  direction: ["none", "left", "top", "right", "bottom"],
  at: ["top", "bottom"],
  editor: ["no", "yes"],
} as const;

type Choice = keyof typeof choices;

const optionsOf = (chosen: (name: Choice) => string): object => {
  const isOn = (name: Choice) => chosen(name) === "yes";
  return {
    dropdown: {
      openOnClick: isOn("open_on_click"),
      mode: { desktop: chosen("mode"), mobile: chosen("mobile") },
      placement: chosen("placement"),
      width: chosen("width") ? Number(chosen("width")) : null,
      animation: chosen("animation"),
      keyboardNavigation: isOn("keyboard"),
      clickOutsideToClose: isOn("outside"),
      overlay: isOn("overlay"),
    },
    mobile: {
      breakpoint: chosen("breakpoint"),
      mode: chosen("mobile_mode"),
      offcanvasPosition: chosen("position"),
      offset: null,
      showMultiple: isOn("several"),
      followLinks: isOn("follow"),
    },
    link: { effect: chosen("effect") || null, effectDirection: chosen("direction") },
    isBuilder: isOn("editor"),
  };
};

/** A menu as the page builder prints it, with the settings from the address; `?editor=yes` prints the builder's editor. */
export const menuLabPage = (context: PageContext): Page => {
  const chosen = (name: Choice): string => context.query.get(name) ?? choices[name][0];
  const menu: BuilderMenu = {
    id: 7,
    isVertical: chosen("layout") === "vertical",
    hasTopbar: !["default", "accordion"].includes(chosen("mobile_mode")),
    options: optionsOf(chosen),
  };
  return {
    title: "Menu lab",
    bodyClass: "wp-singular page-template-default page menu-lab",
    main: html`${breadcrumb(context, [["Menu lab"]])}<h1 class="entry-title">Menu lab</h1>
<h2>The menu</h2>
<section class="lab-stage lab-at-${chosen("at")}${menu.isVertical && " lab-vertical"}" aria-label="Menu">${builderMenu(context, menu)}</section>
${chosen("editor") === "yes" && html`<p class="lab-element" draggable="true">Drag this over “Letters”</p>`}
<h2 id="lab-text">Below the menu</h2>
<p>The menu above is printed as the page builder prints it, with the settings chosen here. <a href="${context.origin}/shop/">A link outside</a></p>
${labForm(context.query, choices)}
${builderMenuCall(context, menu)}`,
  };
};
