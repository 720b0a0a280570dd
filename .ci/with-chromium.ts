import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Runs a command with CHROMIUM_PATH set: to the Chromium that it names already, else Playwright's own download, else the
 * system's, else one that this installs.
 */

/** Playwright downloads the same shell: the full engine without desktop windows, in two thirds of the time. */
const SHELL = "chromium-headless-shell";
const SYSTEM_NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SYSTEM_FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
const APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const START_LIMIT_MS = 20_000;
const INSTALL_LIMIT_MS = 5 * 60_000;

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const hasSucceeded = ({ status }: SpawnSyncReturns<Buffer>): boolean => status === 0;

const systemPaths = (): string[] => [
  ...SYSTEM_FOLDERS.filter(Boolean).flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))),
  ...APPS,
];

/** Playwright's download is executable even where its system libraries are missing, but then it does not start. */
const starts = (path: string): boolean =>
  isExecutable(path) && hasSucceeded(spawnSync(path, ["--version"], { stdio: "ignore", timeout: START_LIMIT_MS }));

interface Found {
  path: string;
  from: string;
}

const find = (): Found | undefined => {
  const playwrights = chromium.executablePath();
  if (starts(playwrights)) return { path: playwrights, from: "Playwright's download" };
  const path = systemPaths().find(starts);
  return path ? { path, from: "the system's" } : undefined;
};

const quietly = (command: string, args: string[], environment: Record<string, string> = {}): SpawnSyncReturns<Buffer> =>
  spawnSync(command, args, {
    stdio: "ignore",
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, ...environment },
  });

const installFromDistribution = (): void => {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
  const unattended = { DEBIAN_FRONTEND: "noninteractive" };
  if (!hasSucceeded(quietly("apt-get", ["update", "-qq"], unattended))) return;
  for (const name of [SHELL, "chromium"])
    if (hasSucceeded(quietly("apt-get", ["install", "-y", "-qq", name], unattended))) return;
};

const install = (): Found | undefined => {
  console.log("with-chromium: no Chromium found; installing Playwright's download (at most 5 minutes) …");
  if (!hasSucceeded(quietly("npx", ["playwright", "install", "chromium"]))) {
    console.log("with-chromium: that did not work; trying the distribution's package …");
    installFromDistribution();
  }
  return find();
};

const named = process.env.CHROMIUM_PATH;
if (named && !starts(named)) {
  console.error(`with-chromium: CHROMIUM_PATH is "${named}", which does not start. Correct or unset it.`);
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error("with-chromium: expected a command, e.g. `node .ci/with-chromium.ts playwright test`.");
  process.exit(1);
}

const browser = named ? { path: named, from: "CHROMIUM_PATH" } : (find() ?? install());
if (!browser) {
  console.error(
    "with-chromium: no Chromium here and none could be installed. Install Chromium or Google Chrome by hand, or set CHROMIUM_PATH to its program, then run this again.",
  );
  process.exit(1);
}

console.log(`with-chromium: using ${browser.path} (${browser.from})`);
const { status, error } = spawnSync(command, args, {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser.path },
});
if (error) console.error(`with-chromium: cannot run ${command}: ${error.message}. Start it through npm or npx.`);
process.exit(status ?? 1);
