/**
 * True for the event of a mouse or a keyboard's focus that has gone on while code was loading, but not during the event:
 * Firefox hovers an element only after its `pointerover`. What a script dispatches was in no place. Without `:is` only
 * links would count as hovered in a page without a doctype.
 */
export const hasPassed = (event?: Event): boolean | undefined =>
  event?.isTrusted && !event.eventPhase && !(event.target as Element).matches(":is(:hover, :focus-visible)");
