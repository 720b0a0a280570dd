import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

const INPUTS = ["{src,widgets}/**/*.{ts,tsx,css}", ".ci/*.ts", "vite.config.ts", "package-lock.json"];

const SERVES_TESTS = /\.test\.|^src\/testing\//;

/** Seven hex digits for the sources that a build is made of, which change with any of them. */
export const buildName = (): string => {
  const hash = createHash("sha1");
  for (const path of INPUTS.flatMap((input) => globSync(input, { cwd: root }).sort()))
    if (!SERVES_TESTS.test(path)) hash.update(readFileSync(root + path));
  return hash.digest("hex").slice(0, 7);
};
