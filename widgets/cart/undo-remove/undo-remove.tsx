import { $removal, isInCart } from "#src/stores/removals.ts";
import { useStore } from "#src/ui/use-store.ts";
import type { UndoRemoveProps } from "./contract.ts";
import { UndoLine } from "./undo-line.tsx";

export const UndoRemove = (props: UndoRemoveProps) => {
  const removal = useStore($removal);
  // A cart that another script has printed anew offers nothing for a line that is back.
  if (removal?.place !== props.place || isInCart(removal.key)) return null;
  return <UndoLine key={removal.number} {...props} removal={removal} />;
};
