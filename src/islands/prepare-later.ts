/** For a preparation that is too large to come with the loader. */
export const prepareLater = <Module>(
  loading: Promise<Module>,
  prepare: (module: Module) => (() => void) | undefined,
) => {
  let isOver = false;
  let undo: (() => void) | undefined;
  loading.then(
    (module) => {
      if (!isOver) undo = prepare(module);
    },
    // The browser itself tells of a file that cannot be loaded.
    () => undefined,
  );
  return () => {
    isOver = true;
    undo?.();
  };
};
