/** Runs a preparation that is too large for the loader's file. Returns the undo. */
export const prepareLater = <Module>(
  loading: Promise<Module>,
  prepare: (module: Module) => (() => void) | undefined,
) => {
  // A load that never ends, such as of jQuery plugins without jQuery, must not keep a removed host in memory.
  let due: typeof prepare | undefined = prepare;
  let undo: (() => void) | undefined;
  loading.then(
    (module) => {
      undo = due?.(module);
    },
    // The browser itself logs a file that cannot be loaded.
    () => {},
  );
  return () => {
    due = undefined;
    undo?.();
  };
};
