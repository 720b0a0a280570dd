import { globSync, readFileSync } from "node:fs";

/**
 * Fails on exports that no other file uses. Code that only tests use is dead too, unless its own file uses it or its comment
 * starts with "For tests".
 */

const FILES = globSync(["{src,widgets,mock-server,demo-theme,e2e}/**/*.{ts,tsx}", ".ci/*.ts", "vite.config.ts"]);
/** Exported for readers outside this repository. */
const PUBLIC = new Set(["src/public-types.ts"]);

const texts = new Map(FILES.map((file) => [file, readFileSync(file, "utf8")]));

const isTest = (file: string): boolean => /\.test\.tsx?$|^src\/testing\//.test(file);

/** Everything else in the repository exists for tests. */
const isShipped = (file: string): boolean => /^(src|widgets)\//.test(file) && !isTest(file);

const namesIn = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

const names = new Map([...texts].map(([file, text]) => [file, new Set(namesIn(text))]));

const isUsed = (name: string, home: string, isForTests: boolean): boolean => {
  const isUsedAtHome = namesIn(texts.get(home) ?? "").filter((each) => each === name).length > 1;
  const mayServeTests = isForTests || isUsedAtHome || !isShipped(home);
  return [...names].some(([file, used]) => file !== home && used.has(name) && (mayServeTests || !isTest(file)));
};

const EXPORT =
  /(\/\*\* For tests\b.*\n)?^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/gm;

for (const [file, text] of texts) {
  if (PUBLIC.has(file)) continue;
  for (const [, forTests, name = ""] of text.matchAll(EXPORT)) {
    if (isUsed(name, file, forTests !== undefined)) continue;
    console.error(
      `unused: ${file} exports ${name}, which no other file uses, or only tests. Delete it or keep it to its file.`,
    );
    process.exitCode = 1;
  }
}
