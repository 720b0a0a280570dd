/** One undo for several, and for what is put to them later. */
export const undoAll = (undos: readonly (() => void)[]) => (): void => {
  for (const undo of undos) undo();
};
