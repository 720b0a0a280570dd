import { useLayoutEffect } from "react";
import { create } from "#src/dom/create.ts";
import { listenToPage } from "#src/dom/jquery/page-listeners.ts";
import { emitWishlist } from "#src/dom/wishlist/wishlist-events.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useUid } from "#src/ui/use-uid.ts";
import { NEW, readChoice } from "./contract.ts";

const CREATE = "create";
const LINK = ".show-tab[data-tab]";

const linksOf = (dialog: HTMLElement): HTMLElement[] => [...dialog.querySelectorAll<HTMLElement>(LINK)];
const panelOf = (dialog: HTMLElement, tab: string) => dialog.querySelector<HTMLElement>(`.tab.${CSS.escape(tab)}`);

/** Sets `display` too, as the platform's script does, because the shop prints some parts closed by their style. */
const toggle = (part: HTMLElement, isShown: boolean): void => {
  part.hidden = !isShown;
  part.style.display = isShown ? "block" : "none";
};

/** Other scripts read from this field that a new list is chosen; the platform's own script adds it too. */
const markNew = (dialog: HTMLElement, isNew: boolean): void => {
  dialog.querySelector("#new_wishlist_selector")?.remove();
  if (!isNew) return;
  const field = create("input", {
    type: "hidden",
    id: "new_wishlist_selector",
    className: "wishlist-select",
    value: NEW,
  });
  dialog.querySelector(".yith-wcwl-popup-content")?.prepend(field);
};

const show = (dialog: HTMLElement, chosen: string, uid: string): void => {
  markNew(dialog, chosen === CREATE);
  for (const link of linksOf(dialog)) {
    const tab = link.dataset.tab ?? "";
    const panel = panelOf(dialog, tab);
    const isChosen = tab === chosen;
    link.classList.toggle("active", isChosen);
    link.role = "tab";
    link.id ||= `${uid}-tab-${tab}`;
    link.ariaSelected = String(isChosen);
    link.tabIndex = isChosen ? 0 : -1;
    // Without this the dialog would focus its first tab, chosen or not.
    link.autofocus = isChosen;
    if (link.parentElement) link.parentElement.role = "tablist";
    if (!panel) continue;
    toggle(panel, isChosen);
    panel.id ||= `${uid}-panel-${tab}`;
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", link.id);
    link.setAttribute("aria-controls", panel.id);
  }
};

/** A visitor without lists starts at the tab that creates one. */
const firstTab = (dialog: HTMLElement): string => {
  const select = dialog.querySelector<HTMLSelectElement>("select.wishlist-select");
  if (select?.value === NEW && panelOf(dialog, CREATE)) return CREATE;
  return linksOf(dialog)[0]?.dataset.tab ?? "";
};

/** Without tabs, the fields of a new list appear when "new" is chosen. */
const showNewRow = (dialog: HTMLElement): void => {
  const row = dialog.querySelector<HTMLElement>(".yith-wcwl-second-row:not(.tab, .tab *)");
  if (row && dialog.querySelector("select.wishlist-select")) toggle(row, readChoice(dialog).list === NEW);
};

/** By key: how many tabs further the next one is. Space presses the focused tab itself. */
const STEPS: Readonly<Record<string, number>> = { " ": 0, ArrowRight: 1, ArrowLeft: -1 };

const press = (link: HTMLElement | undefined): void => {
  link?.click();
  link?.focus();
};

const followSelect = (dialog: HTMLElement, select: HTMLSelectElement): void => {
  showNewRow(dialog);
  const tab = linksOf(dialog).find(({ dataset }) => dataset.tab === CREATE);
  if (!tab || !select.matches("select.wishlist-select") || select.value !== NEW) return;
  select.selectedIndex = 0;
  press(tab);
};

/** Turns the popup's links into tabs: one is in the Tab order, and the arrow keys choose. */
export const useTabs = (dialog: HTMLElement): void => {
  const uid = useUid();

  useListener(dialog, "click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(LINK);
    if (!link) return;
    event.preventDefault();
    if (link.ariaSelected === "true") return;
    const { tab = "" } = link.dataset;
    show(dialog, tab, uid);
    const panel = panelOf(dialog, tab);
    if (panel) emitWishlist("yith_wcwl_tab_selected", tab, panel);
  });
  useListener(dialog, "keydown", (event) => {
    const links = linksOf(dialog);
    const place = links.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (place < 0 || step === undefined) return;
    const isRtl = getComputedStyle(dialog).direction === "rtl";
    const next = links.at((place + (isRtl ? -step : step)) % links.length);
    event.preventDefault();
    press(next);
  });
  useLayoutEffect(() => {
    const first = firstTab(dialog);
    if (first) show(dialog, first, uid);
    showNewRow(dialog);
    // Plugins that put a list of their own in the select's place tell a choice through jQuery alone.
    return listenToPage("change", (_args, { target }) => followSelect(dialog, target as HTMLSelectElement), dialog);
  }, [dialog, uid]);
};
