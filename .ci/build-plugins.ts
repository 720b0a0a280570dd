import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "@swc/core";
import type { Plugin } from "vite";
import { agreeOnNames } from "./agreed-names.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LAYER = /^@layer storefront-widgets\s*\{(.*)\}\s*$/s;

/**
 * A widget's styles travel inside its chunk as constructed style sheets: no extra request, no flash, pages load only what
 * they use, and even the strictest content security policy allows them.
 */
export const stylesInChunks: Plugin = {
  name: "styles-in-chunks",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith(".css") || importer?.startsWith("\0")) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && `\0styles:${resolved.id}.js`;
  },
  async load(id) {
    if (!id.startsWith("\0styles:")) return null;
    const path = id.slice("\0styles:".length, -".js".length);
    const isLayerGone = this.environment.mode === "build" && LAYER.test(await readFile(path, "utf8"));
    const adopt = JSON.stringify(at("../src/dom/adopt-styles.ts"));
    const group = isLayerGone ? "" : ', "@media all"';
    return `import css from ${JSON.stringify(`${path}?inline`)}; import { adoptStyles } from ${adopt}; adoptStyles(css${group});`;
  },
};

/** Takes the layer's name out of each sheet; `adoptStyles` adds it back, so the bundle holds it once. */
export const layerAtRuntime: Plugin = {
  name: "layer-at-runtime",
  apply: "build",
  enforce: "post",
  transform(code, id) {
    if (!id.endsWith(".css?inline")) return null;
    const css: string = JSON.parse(code.replace(/^export default /, ""));
    const [, rules = css] = LAYER.exec(css) ?? [];
    return `export default ${JSON.stringify(rules)}`;
  },
};

/** The shipped types are one hand-written file without imports, so it only needs copying. */
export const shipTypes: Plugin = {
  name: "ship-types",
  apply: "build",
  async generateBundle() {
    const source = await readFile(at("../src/public-types.ts"), "utf8");
    this.emitFile({ type: "asset", fileName: "storefront-widgets.d.ts", source });
  },
};

/** A heading with nothing below it. */
const BARE = /^## (\S+) - .*\n(?=\n## |$(?!\n))/gm;
const MIT_TEXT = /^Permission is hereby granted.*?SOFTWARE\.$/ms;

/** Embla's package has no licence file: the list names its author above the text that the other MIT licences have. */
export const completeLicences: Plugin = {
  name: "complete-licences",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const list = bundle["third-party-licences.md"];
      if (list?.type !== "asset") return;
      const printed = String(list.source);
      for (const [heading, name] of printed.matchAll(BARE)) {
        const { author, license } = JSON.parse(await readFile(at(`../node_modules/${name}/package.json`), "utf8"));
        if (license !== "MIT") this.error(`${name} has no licence file: add its "${license}" licence.`);
        const notice = `Copyright (c) ${author.name ?? author}\n\n${MIT_TEXT.exec(printed)}`;
        list.source = String(list.source).replace(heading, `${heading}\n${notice}\n`);
      }
    },
  },
};

const HELPER_IMPORT = /^import \{ \w+ as __exportAll \} from "[^"]+";$/m;
const NAMESPACE = /^var (\w+) = .*?__exportAll\(\{([^}]*)\}\);$/gm;
const LAZY_EXPORT = /: \(\) => ([\w$]+)/g;

/**
 * Writes a plain object where the bundler calls a helper, for modules that are imported on demand and share a chunk: the
 * helper is 150 bytes in a file of its own, which every page would wait for.
 */
export const namespacesWithoutHelper: Plugin = {
  name: "namespaces-without-helper",
  apply: "build",
  renderChunk(code) {
    const objects: string[] = [];
    const rest = code.replace(NAMESPACE, (_line, name: string, names: string) => {
      for (const [, local] of names.matchAll(LAZY_EXPORT))
        if (code.includes(`\nlet ${local};`) || code.includes(`\nlet ${local} =`))
          this.error(`"${local}" is imported on demand, so it may not be reassigned: write const.`);
      objects.push(`var ${name} = {${names.replace(LAZY_EXPORT, ": $1")}};`);
      return "";
    });
    // Keep the helper where it is also used in another form.
    if (rest.includes("__exportAll(")) return null;
    return { code: [rest.replace(HELPER_IMPORT, ""), ...objects].join("\n"), map: null };
  },
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter((file) => file.type === "chunk");
    const helper = files.find(({ moduleIds }) => moduleIds.includes("\0rolldown/runtime.js"));
    if (helper && !files.some(({ code }) => code.includes(basename(helper.fileName)))) delete bundle[helper.fileName];
  },
};

/**
 * Puts each entry in a block, so that its top-level names never hide the page's `$` or `_`: `wp_enqueue_script()` prints
 * the tag without `type="module"`.
 */
export const namesInBlock: Plugin = {
  name: "names-in-block",
  apply: "build",
  renderChunk: (code, { isEntry }) => (isEntry ? { code: `{${code}}`, map: null } : null),
};

/** A second minifier: it saves 3.4 kB that the bundler's own leaves. It also chooses the names, which agree between chunks. */
export const minifyAgain: Plugin = {
  name: "minify-again",
  apply: "build",
  async renderChunk(code, { fileName }, ...[, { chunks }]) {
    const agreed = agreeOnNames({ code, program: this.parse(code), fileName }, Object.values(chunks));
    const { code: smaller, map } = await minify(agreed.code, {
      module: true,
      ecma: 2022,
      // Joined statements and rewritten conditions compress worse. `unsafe` writes `String(x)` as `x + ""`, which differs
      // only for symbols and for objects with a `valueOf` of their own. Never `unsafe_arrows`: it also turns library
      // functions that read their `arguments` into arrows.
      compress: { passes: 5, sequences: false, booleans: false, unsafe: true },
      mangle: { toplevel: true, reserved: agreed.names },
      sourceMap: true,
    });
    // Its lines are right; within a line the agreed names have moved some places.
    return { code: smaller, map: map as string };
  },
};
