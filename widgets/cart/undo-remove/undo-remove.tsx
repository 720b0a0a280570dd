import { $removal } from "#src/stores/removals.ts";
import { useStore } from "#src/ui/use-store.ts";
import { textsFor, type UndoRemoveProps } from "./contract.ts";
import { UndoLine } from "./undo-line.tsx";

/** Offers the last removal in the mini-cart where it was made; a newer one starts a line of its own. */
export const UndoRemove = ({ content, place }: UndoRemoveProps) => {
  const removal = useStore($removal);
  if (removal?.place !== place) return null;
  return (
    <UndoLine key={removal.number} content={content} place={place} removal={removal} texts={textsFor(removal.name)} />
  );
};
