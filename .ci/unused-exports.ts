import { globSync, readFileSync } from "node:fs";

/** Fails on exports that nothing uses: neither another file nor, more than once, their own. */

const FILES = globSync(["{src,widgets,mock-server,demo-theme,e2e}/**/*.{ts,tsx}", "vite.config.ts"]);
/** What is exported for readers outside this repository. */
const PUBLIC = new Set(["src/public-types.ts"]);

const texts = new Map(FILES.map((file) => [file, readFileSync(file, "utf8")]));

const usesOf = (name: string, text: string): number =>
  text.match(new RegExp(`\\b${name.replace("$", "\\$")}(?!\\w)`, "g"))?.length ?? 0;

const isUsed = (name: string, home: string): boolean =>
  [...texts].some(([file, text]) => usesOf(name.replace("$", ""), text) > (file === home ? 1 : 0));

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/gm;

for (const [file, text] of texts) {
  if (PUBLIC.has(file)) continue;
  for (const [, name = ""] of text.matchAll(EXPORT)) {
    if (isUsed(name, file)) continue;
    console.error(`unused: ${file} exports ${name}, which nothing uses. Delete it.`);
    process.exitCode = 1;
  }
}
