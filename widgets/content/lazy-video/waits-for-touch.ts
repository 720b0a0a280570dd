/** Phones and Safari let a player play only after the visitor has acted; a tap on the real player counts. */
export const waitsForTouch = (userAgent: string): boolean => /Mobi|^(?!.*Chrome).*Safari/.test(userAgent);
