import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

/** Not the demo's own port, so that a demo running in parallel stays untouched. */
const port = Number(process.env.E2E_PORT ?? 4817);
const origin = `http://127.0.0.1:${port}`;

const isRoot = process.getuid?.() === 0;
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: ".",
  // Timed tests run with `npm run bench`, where nothing else runs.
  testMatch: process.env.BENCH ? "*.bench.ts" : "*.spec.ts",
  outputDir: ".results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One worker more than two cores, because tests wait a fifth of their time.
  workers: 3,
  // On CI a busy machine alone must not fail a run. A race still shows as "flaky", and its cause must be found.
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: "list",
  use: {
    baseURL: origin,
    // Recording every test costs half as much again. `--trace on` records the one that you want to look into.
    trace: "on-first-retry",
    video: "off",
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      // Chromium refuses to run its sandbox as root.
      args: isRoot ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    {
      name: "desktop",
      // Not skipped: only what lacks its recordings is, so that a skipped test says that something is missing.
      grepInvert: /@phone-only/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // Tests whose code is the same on both screens run once, on the desktop.
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
