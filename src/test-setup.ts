import { configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll } from "vitest";
import "./test-aria.ts";
import { endPages } from "./test-page.ts";
import { server } from "./test-server.ts";

// A widget's code is loaded on demand here too, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 4000 });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  endPages();
  server.resetHandlers();
});
afterAll(() => server.close());
