/** Fires an event that bubbles and cannot be cancelled. */
export const fireNative = (target: EventTarget, type: string, detail?: unknown): void => {
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
};
