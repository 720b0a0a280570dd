/** The part of jQuery that tests use. */
export interface JQueryPage {
  jQuery: {
    (
      target: unknown,
    ): {
      on(name: string, handler: (...args: never[]) => unknown): void;
      trigger(name: string, args?: unknown[]): void;
      data(name: string, value: unknown): void;
    };
    event: { trigger(...args: unknown[]): unknown };
  };
}
