/** Phones and Safari let a player play only after the visitor has acted, and a tap on the real player is one. */
export const waitsForTouch = (userAgent: string): boolean => /Mobi|^(?!.*Chrome).*Safari/.test(userAgent);
