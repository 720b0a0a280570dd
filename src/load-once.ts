/** Loads once for all callers and resolves in their order, unlike `import()`. After a failure the next call retries. */
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
