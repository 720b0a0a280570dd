/**
 * Posts form fields of which nobody awaits an answer, also while the page is being left. The browser's own beacon
 * needs no HTTP client; only where it refuses (too much at a time, or switched off) the client is loaded.
 */
export const sendBeacon = (url: string, fields: URLSearchParams): void => {
  if (navigator.sendBeacon?.(url, fields)) return;
  // Nobody waits for it, so nobody is told either.
  void import("./client.ts").then(({ send }) => send(url, { body: fields, keepalive: true })).catch(() => {});
};
