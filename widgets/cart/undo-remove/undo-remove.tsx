import { $removal } from "#src/stores/removals.ts";
import { useStore } from "#src/ui/use-store.ts";
import type { UndoRemoveProps } from "./contract.ts";
import { UndoLine } from "./undo-line.tsx";

/** Offers the last removal in the mini-cart where it was made; a newer one starts a line of its own. */
export const UndoRemove = (props: UndoRemoveProps) => {
  const removal = useStore($removal);
  if (removal?.place !== props.place) return null;
  return <UndoLine key={removal.number} {...props} removal={removal} />;
};
