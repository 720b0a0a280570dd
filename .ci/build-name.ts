import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

const INPUTS = ["{src,widgets}/**/*.{ts,tsx,css}", ".ci/*.ts", "vite.config.ts", "package-lock.json"];

const SERVES_TESTS = /\.test\.|^src\/testing\//;

/**
 * Seven letters for the sources that a build is made of, which change with any of them. No digits: the code around them has
 * few, so that the compressed entry would be six bytes larger, and would differ by ten from one build to the next.
 */
export const buildName = (): string => {
  const hash = createHash("sha1");
  for (const path of INPUTS.flatMap((input) => globSync(input, { cwd: root }).sort()))
    if (!SERVES_TESTS.test(path)) hash.update(readFileSync(root + path));
  const name = hash.digest("hex").slice(0, 7);
  return name.replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
};
