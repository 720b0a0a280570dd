/** One undo for several, including those added to the array later. */
export const undoAll = (undos: readonly (() => void)[]) => (): void => {
  for (const undo of undos) undo();
};
