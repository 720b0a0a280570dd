import { HttpResponse } from "msw";

const uncached = {
  "cache-control": "no-cache, must-revalidate, max-age=0, no-store, private",
  "x-robots-tag": "noindex",
};

export const jsonResponse = (body: unknown, status = 200): Response =>
  new HttpResponse(JSON.stringify(body), {
    status,
    headers: { ...uncached, "content-type": "application/json; charset=UTF-8" },
  });

export const htmlResponse = (body: string, status = 200, headers: Record<string, string> = {}): Response =>
  new HttpResponse(body, { status, headers: { ...uncached, "content-type": "text/html; charset=UTF-8", ...headers } });

export const redirectTo = (location: string): Response =>
  new HttpResponse(null, { status: 302, headers: { ...uncached, location } });
