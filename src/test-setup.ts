import { afterAll, afterEach, beforeAll } from "vitest";
import "./test-aria.ts";
import { endPages } from "./test-page.ts";
import { server } from "./test-server.ts";

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  endPages();
  server.resetHandlers();
});
afterAll(() => server.close());
