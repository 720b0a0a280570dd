/** False where the browser has no beacon, or refuses one, mostly for its size. */
export const handToBeacon = (url: string, fields: URLSearchParams): boolean => {
  try {
    return navigator.sendBeacon(url, fields);
  } catch {
    // No beacon, or not an address: the caller's other way of sending will say so.
    return false;
  }
};

/** No answer is awaited. The HTTP client loads only where the browser takes no beacon. */
export const sendBeacon = (url: string, fields: URLSearchParams): void => {
  if (handToBeacon(url, fields)) return;
  // Nobody waits for the answer, so a failure is not reported either.
  void import("./client.ts").then(({ send }) => send(url, { body: fields, keepalive: true })).catch(() => {});
};
