interface Situation {
  hasPlayButton: boolean;
  /** The embed code asks for it and the visitor has nothing against motion. */
  autoplays: boolean;
  userAgent: string;
  /** The visitor has touched or pressed something on this page already. */
  hasActed: boolean;
}

/** `queued` videos load near the viewport, too, but not before the page's first touch, and do not play. */
type OwnStart = "play" | "load" | "queued" | "none";

/** These browsers let a player play only after the visitor has acted, and a tap on the real player is one. */
const isMobileOrSafari = (userAgent: string): boolean =>
  /Mobi/.test(userAgent) || (/Safari/.test(userAgent) && !/Chrome/.test(userAgent));

/** What a video does near the viewport though nobody has pressed its play button. */
export const ownStart = ({ hasPlayButton, autoplays, userAgent, hasActed }: Situation): OwnStart => {
  if (!hasPlayButton) return "load";
  const isCareful = isMobileOrSafari(userAgent);
  if (isCareful && !hasActed) return "queued";
  if (autoplays) return "play";
  return isCareful ? "load" : "none";
};
