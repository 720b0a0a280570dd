import { useHostEvent } from "#src/ui/use-host-event.ts";
import type { DropdownParts } from "./contract.ts";
import type { Dropdowns } from "./use-dropdowns.ts";

const CUSTOM = ".breakdance-dropdown--custom";
const PRIMARY_BUTTON = 1;

interface BuilderDragOptions extends Pick<Dropdowns, "openOne" | "closeAll"> {
  host: HTMLElement;
  isBuilder: boolean;
  dropdownAt: (target: EventTarget | null) => DropdownParts | undefined;
}

/** In the editor an element that is dragged over a custom dropdown opens it, and closes it when it is dragged on. */
export const useBuilderDrag = ({ host, isBuilder, dropdownAt, openOne, closeAll }: BuilderDragOptions): void => {
  const handleDrag = ({ target }: Event) => {
    if (!isBuilder) return;
    const dropdown = dropdownAt(target);
    if (dropdown?.root.matches(CUSTOM)) openOne(dropdown, "hover");
    else closeAll();
  };
  // The editor drags with pressed buttons, browsers with events of their own.
  useHostEvent(host, "dragenter", handleDrag);
  useHostEvent<PointerEvent>(host, "pointerover", (event) => {
    if (event.buttons === PRIMARY_BUTTON) handleDrag(event);
  });
};
