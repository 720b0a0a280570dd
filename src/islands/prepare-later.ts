/** For a preparation that is too large to come with the loader. */
export const prepareLater = <Module>(
  loading: Promise<Module>,
  prepare: (module: Module) => (() => void) | undefined,
) => {
  // A load that is never over, as that of jQuery's plugins on a page without it, must not hold what is gone.
  let due: typeof prepare | undefined = prepare;
  let undo: (() => void) | undefined;
  loading.then(
    (module) => {
      undo = due?.(module);
    },
    // The browser itself tells of a file that cannot be loaded.
    () => {},
  );
  return () => {
    due = undefined;
    undo?.();
  };
};
