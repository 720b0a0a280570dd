/**
 * True for the event of a mouse or a keyboard's focus that has gone on while code was loading. What a script dispatches
 * was in no place.
 */
export const hasPassed = (event?: Event): boolean | undefined =>
  event?.isTrusted && !(event.target as Element).matches(":hover, :focus-visible");
