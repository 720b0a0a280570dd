/**
 * Loads once for all who ask; they go on in the order in which they asked, which `import()` by itself does not promise.
 * After a failure the next one who asks tries again.
 */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
