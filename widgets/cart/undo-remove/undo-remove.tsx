import { $removal } from "#src/stores/removals.ts";
import { useStore } from "#src/ui/use-store.ts";
import type { UndoRemoveProps } from "./contract.ts";
import { UndoLine } from "./undo-line.tsx";

export const UndoRemove = (props: UndoRemoveProps) => {
  const removal = useStore($removal);
  if (removal?.place !== props.place) return null;
  return <UndoLine key={removal.number} {...props} removal={removal} />;
};
