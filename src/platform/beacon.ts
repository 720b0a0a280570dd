/** No answer is awaited. The HTTP client loads only where the browser has no beacon, or refuses one for its size. */
export const sendBeacon = (url: string, fields: URLSearchParams): void => {
  if (navigator.sendBeacon?.(url, fields)) return;
  // Nobody waits for the answer, so a failure is not reported either.
  void import("./client.ts").then(({ send }) => send(url, { body: fields, keepalive: true })).catch(() => {});
};
