import { useState } from "react";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useClasses } from "#src/ui/use-classes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { ColumnParts } from "./contract.ts";
import { useCollapse } from "./use-collapse.ts";

interface ColumnProps {
  host: HTMLElement;
  parts: ColumnParts;
  isMobile: boolean;
  focusSoon: (scope: HTMLElement) => void;
}

/** A column's title is a heading on a desktop, and on mobile a button that opens the column. */
export const Column = ({ host, parts: { root, title, links }, isMobile, focusSoon }: ColumnProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const uid = useUid();
  const [id] = useState(links.id || `${uid}-column`);
  const isShown = isMobile && isOpen;
  const asButton = {
    role: "button",
    "aria-level": null,
    tabindex: "0",
    "aria-expanded": String(isOpen),
    "aria-controls": id,
  };
  useAttributes(title, isMobile ? asButton : {});
  useAttributes(links, isMobile ? { id, "aria-hidden": String(!isOpen) } : {});
  useClasses(root, isShown ? "breakdance-dropdown-column--open" : "");
  useCollapse(links, isShown, isMobile);

  const isOnTitle = ({ target }: Event) => isMobile && target instanceof Node && title.contains(target);
  useHostEvent(host, "click", (event) => {
    if (isOnTitle(event)) setIsOpen(!isOpen);
  });
  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    if (!isOnTitle(event) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    setIsOpen(!isOpen);
    if (!isOpen) focusSoon(links);
  });
  return null;
};
