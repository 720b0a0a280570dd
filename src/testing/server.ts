import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { vi } from "vitest";

/** The network of unit tests. A test adds `server.use(...createShop().handlers)` or handlers of its own. */
export const server = setupServer();

/** Resolves behind all code and requests that are on their way: a request of its own, which no other handler sees, comes last. */
export const untilQuiet = async (): Promise<void> => {
  const echo = http.post("https://shop.example/last", async ({ request }) => HttpResponse.text(await request.text()));
  server.use(echo);
  await vi.dynamicImportSettled();
  await (await fetch("https://shop.example/last", { method: "POST", body: "last" })).text();
};
