/** Each of these events shows that a shopper is there. Password managers and dictation fill fields without a key. */
const ACTS = ["input", "mousemove", "keydown", "pointerdown", "wheel"];

/** Calls back once, at the first sign of a shopper. Returns the undo. */
export const whenSomebodyActs = (begin: () => void): (() => void) => {
  const stop = () => {
    for (const type of ACTS) removeEventListener(type, tell, true);
  };
  const tell = (event: Event & Partial<MouseEvent>) => {
    // Browsers also tell of a mouse that lies still where a page comes up beneath it.
    if (event.type === "mousemove" && !event.movementX && !event.movementY) return;
    stop();
    begin();
  };
  for (const type of ACTS) addEventListener(type, tell, true);
  return stop;
};
