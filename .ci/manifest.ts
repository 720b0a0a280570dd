import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** What the build's manifest says: which chunk holds a source file, what loads with it, and how much that weighs. */

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const readManifest = (): Record<string, Chunk> => {
  try {
    return JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));
  } catch (cause) {
    throw new Error("size: cannot read dist/.vite/manifest.json. Run `npm run build` first.", { cause });
  }
};

const manifest = readManifest();

export const chunkOf = (key: string): Chunk => {
  const chunk = manifest[key];
  if (chunk) return chunk;
  throw new Error(`size: the build's manifest names a chunk "${key}" that it does not have. Build again.`);
};

const sourcesOf = ({ file }: Chunk): string[] => {
  const map = `${dist}${file}.map`;
  return existsSync(map) ? JSON.parse(readFileSync(map, "utf8")).sources : [];
};

const keyBySource = new Map(
  Object.entries(manifest).flatMap(([key, chunk]) =>
    sourcesOf(chunk).map((source): [string, string] => [source.replace(/^(\.\.\/)+/, ""), key]),
  ),
);

/** The manifest key of the chunk that holds a source file; modules in a group have no key of their own. */
export const keyOf = (source: string): string => {
  const key = keyBySource.get(source);
  if (key) return key;
  throw new Error(`size: no chunk of the build holds ${source}. Was it renamed? Correct .ci/size.ts.`);
};

const weights = new Map<string, number>();

export const weigh = (file: string): number => {
  const known = weights.get(file) ?? gzipSync(readFileSync(dist + file), { level: 9 }).length;
  weights.set(file, known);
  return known;
};

export const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0);

/** Left out of the budget for everything: the phone field's number data, the carousel and the lightbox. */
const APART =
  /widgets\/content\/(carousel|lightbox)\/|node_modules\/(embla-carousel|photoswipe)\/|node_modules\/intl-tel-input\/.*utils/;

/** The files that load with these chunks: static imports and styles, and with `isWhole` also what may load later. */
export const closure = (keys: Iterable<string>, isWhole = false): Set<string> => {
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const chunk = chunkOf(key);
    if (seen.has(key) || (isWhole && sourcesOf(chunk).some((source) => APART.test(source)))) continue;
    seen.add(key);
    waiting.push(...(chunk.imports ?? []), ...(isWhole ? (chunk.dynamicImports ?? []) : []));
  }
  return new Set([...seen].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]));
};

export const widgetKey = (name: string): string => {
  const source = [...keyBySource.keys()].find(
    (path) => path.startsWith("widgets/") && path.endsWith(`/${name}/index.ts`),
  );
  return keyOf(source ?? `widgets/*/${name}/index.ts`);
};

/** Themes add ?ver= to the entry's address, so a chunk that imports it by its plain name would run it a second time. */
export const entryImporters = (): string[] =>
  Object.values(manifest)
    .filter(({ imports = [] }) => imports.some((key) => chunkOf(key).isEntry))
    .map(({ file }) => file);
