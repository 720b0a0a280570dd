import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Builds the modules that the entry shares with other files into the entry, which otherwise would wait a round trip for a
 * shared chunk on every page. No file may import them from the entry, because themes add ?ver= to its address. So the entry
 * publishes them on the page, and the loader's chunk hands them to all others.
 */

const CORE = [
  "src/cart-demand",
  "src/follow-history",
  "src/load-once",
  "src/public-api",
  "src/unknown-state",
  "src/islands/early-events",
  "src/dom/fire-native",
  "src/dom/held-back-pictures",
  "src/dom/when-parsed",
  "src/dom/cart/cart-signs",
  "src/dom/cart-event-names",
  "src/dom/jquery/jquery",
  "src/dom/jquery/page-listeners",
  "src/dom/page-builder/builder-calls",
  "src/dom/page-builder/menu-stand-in",
];

/** Marks the copies for the edit screen's entry, whose page has no other entry. */
const ADMIN = "?admin";
const SHARED = "\0shared-core";
const PUBLISHED = "\0published-core";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");
const pathOf = (id: string): string => id.replace(root, "").replace(ADMIN, "");
const isCore = (id: string): boolean => CORE.some((beginning) => pathOf(id).startsWith(beginning));
const isEntry = (id: string): boolean => /^src\/(main|admin)\.ts$/.test(pathOf(id));

const sources = globSync("{src,widgets}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.(test|d)\.|^src\/testing\//.test(path),
);
const others = sources.filter((path) => !isCore(path) && !isEntry(path)).map(read);

/** The exports of a core module that other files import. */
const sharedNames = (path: string): string[] => {
  const file = path.replace(/.*\//, "/");
  const exported = [...read(path).matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? "");
  return exported.filter((name) => {
    const asks = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "[^"]*${file}"`);
    return others.some((code) => asks.test(code));
  });
};

const shared = sources
  .filter(isCore)
  .map((path) => ({ path, names: sharedNames(path) }))
  .filter(({ names }) => names.length > 0);

/** Publisher and reader use this one list, so the order matches. */
const list = `[${shared.flatMap(({ names }) => names)}]`;

const publish = (suffix: string): string => {
  const imports = shared.map(({ path, names }) => `import { ${names} } from ${JSON.stringify(root + path + suffix)};`);
  // If a page includes the entry twice, the first one counts.
  return `${imports.join("\n")}\nwindow.storefrontCore ??= ${list};`;
};

export const coreInEntry: Plugin = {
  name: "core-in-entry",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source === SHARED || source.startsWith(PUBLISHED)) return source;
    if (!importer || importer.startsWith(PUBLISHED)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (!resolved || !isCore(resolved.id)) return null;
    if (importer.endsWith(ADMIN) || pathOf(importer) === "src/admin.ts") return resolved.id + ADMIN;
    return isCore(importer) || isEntry(importer) ? resolved : SHARED;
  },
  load(id) {
    if (id === SHARED) return `export const ${list} = window.storefrontCore;`;
    return id.startsWith(PUBLISHED) ? publish(id.slice(PUBLISHED.length)) : null;
  },
  transform(code, id) {
    if (!isEntry(id)) return null;
    const suffix = pathOf(id) === "src/admin.ts" ? ADMIN : "";
    return { code: `${code}\nimport ${JSON.stringify(PUBLISHED + suffix)};`, map: null };
  },
};
