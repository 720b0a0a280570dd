import { globSync, readFileSync } from "node:fs";

/**
 * Fails on exports that no other file uses and their own uses only once. Code that only tests use is dead too, unless its
 * comment starts with "For tests".
 */

const FILES = globSync(["{src,widgets,mock-server,demo-theme,e2e}/**/*.{ts,tsx}", ".ci/*.ts", "vite.config.ts"]);
/** Exported for readers outside this repository. */
const PUBLIC = new Set(["src/public-types.ts"]);

const texts = new Map(FILES.map((file) => [file, readFileSync(file, "utf8")]));

const usesOf = (name: string, text: string): number =>
  text.match(new RegExp(`\\b${name.replace("$", "\\$")}(?!\\w)`, "g"))?.length ?? 0;

const isTest = (file: string): boolean => /\.test\.tsx?$|^src\/testing\//.test(file);

/** Everything else in the repository exists for tests. */
const isShipped = (file: string): boolean => /^(src|widgets)\//.test(file) && !isTest(file);

const isUsed = (name: string, home: string, isForTests: boolean): boolean =>
  [...texts]
    .filter(([file]) => isForTests || !isShipped(home) || !isTest(file))
    .some(([file, text]) => usesOf(name.replace("$", ""), text) > (file === home ? 1 : 0));

const EXPORT =
  /(\/\*\* For tests\b.*\n)?^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/gm;

for (const [file, text] of texts) {
  if (PUBLIC.has(file)) continue;
  for (const [, forTests, name = ""] of text.matchAll(EXPORT)) {
    if (isUsed(name, file, forTests !== undefined)) continue;
    console.error(`unused: ${file} exports ${name}, which nothing uses, or only tests. Delete it.`);
    process.exitCode = 1;
  }
}
