import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

/** Away from the demo's own port, so that a shop that somebody is looking at stays untouched. */
const port = Number(process.env.E2E_PORT ?? 4817);
const origin = `http://127.0.0.1:${port}`;

const isRoot = process.getuid?.() === 0;
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: ".",
  // What is timed runs with `npm run bench`, where nothing else does.
  testMatch: process.env.BENCH ? "*.bench.ts" : "*.spec.ts",
  outputDir: ".results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than there are cores: tests wait a fifth of their time.
  workers: 3,
  // A race shows as "flaky" in the list and wants its cause found; a busy machine alone must not hold up a landing.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: "list",
  use: {
    baseURL: origin,
    // To record every test would cost half as much again; `--trace on` records the one that somebody looks into.
    trace: "on-first-retry",
    video: "off",
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      // Chromium refuses its sandbox to root.
      args: isRoot ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      // What only differs in code, not on the screen, is proven once, on the desktop.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: "node mock-server/serve.ts",
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { PORT: String(port) },
    url: `${origin}/__mock`,
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
