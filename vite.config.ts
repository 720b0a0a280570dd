import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./.ci/chunks.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Islands are written against React; the bundle ships Preact. */
const preactAlias = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];

const LAYER = /^@layer storefront-widgets\s*\{(.*)\}\s*$/s;

/**
 * A widget's styles travel inside its chunk: no request of their own, no flash, and pages load only what they use.
 * Constructed style sheets are also allowed under the strictest content security policy.
 */
const stylesInChunks: Plugin = {
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
    const adopt = JSON.stringify(at("./src/dom/adopt-styles.ts"));
    const group = isLayerGone ? "" : ', "@media all"';
    return `import css from ${JSON.stringify(`${path}?inline`)}; import { adoptStyles } from ${adopt}; adoptStyles(css${group});`;
  },
};

/** In the build the layer's name stands once, with `adoptStyles`, and not in each sheet. */
const layerAtRuntime: Plugin = {
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

/**
 * The phone field's library is told to show no flags, not to shake at a letter that it refuses, and not to look up the
 * country. Its styles know nothing of that.
 */
const UNUSED_PHONE_STYLES = [
  /\.iti__[a-z]{2}\{[^}]+\}/g,
  /[^{}]*\.iti__country-list \.iti__flag[^}]+\}/g,
  /background-image:image-set[^}]+/g,
  /@keyframes iti-(spinner|strict-reject-shake|strict-reject-flash)\{.*?\}\}/g,
  /[^{}]*\.iti__(loading|strict-reject-animation)[^}]+\}/g,
];

const lighterPhoneStyles: Plugin = {
  name: "lighter-phone-styles",
  apply: "build",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith("intlTelInput-no-assets.min.css?inline")
      ? UNUSED_PHONE_STYLES.reduce((lighter, rule) => lighter.replace(rule, ""), code)
      : null,
};

/** The shipped types are one hand-written file without imports, so shipping it is copying it. */
const shipTypes: Plugin = {
  name: "ship-types",
  apply: "build",
  async generateBundle() {
    const source = await readFile(at("./src/public-types.ts"), "utf8");
    this.emitFile({ type: "asset", fileName: "storefront-widgets.d.ts", source });
  },
};

/** A second minifier, after the bundler's own: what one leaves the other finds, 2 kB in all. */
const minifyAgain: Plugin = {
  name: "minify-again",
  apply: "build",
  async renderChunk(code) {
    const { code: smaller, map } = await minify(code, {
      module: true,
      ecma: 2022,
      // Unsafe only for functions that are called with `new` and have no `this`; the libraries' are classes.
      compress: { passes: 3, unsafe_arrows: true },
      sourceMap: true,
    });
    return { code: smaller ?? code, map: map as string };
  },
};

const DEV_ENTRY = "/@storefront-dev";

/** `npm run dev`: the demo shop's pages and mock backend, with sources instead of the built bundle. */
const demoShop: Plugin = {
  name: "demo-shop",
  apply: "serve",
  resolveId: (source) => (source === DEV_ENTRY ? DEV_ENTRY : null),
  load: (id) => (id === DEV_ENTRY ? 'import "/@vite/client"; import "/src/main.ts";' : null),
  async configureServer(server) {
    let loaded: unknown;
    let shop: (request: object, response: object, next: () => void) => Promise<void>;
    server.middlewares.use(async (request, response, next) => {
      if (/^\/(@|src\/|widgets\/|node_modules\/)/.test(request.url ?? "")) {
        next();
        return;
      }
      // Through Vite, so that a change of a template shows at the next reload. The shop's state starts anew with it.
      const module = await server.ssrLoadModule("/mock-server/server.ts");
      if (module !== loaded) shop = module.shopMiddleware({ bundleAddress: DEV_ENTRY });
      loaded = module;
      await shop(request, response, next);
    });
    server.watcher.on("change", (file) => {
      if (/\/(demo-theme|mock-server)\//.test(file)) server.ws.send({ type: "full-reload" });
    });
  },
};

/** The shop's entry, and the one for the product's edit screen. */
const entries = { "storefront-widgets": at("./src/main.ts"), "storefront-widgets-admin": at("./src/admin.ts") };

const unitTests = {
  // Start sooner than processes.
  pool: "threads" as const,
  // What hangs is found by it, and a busy machine is no failure.
  testTimeout: 20_000,
  environment: "happy-dom",
  environmentOptions: {
    happyDOM: {
      url: "https://shop.example/shop/",
      // A player's frame has its address and loads nothing, without a word on the console.
      settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
    },
  },
  setupFiles: ["./src/testing/setup.ts"],
};

/** The folders of widgets that are no islands: on React and on Preact their tests would prove the same twice. */
const behaviours = (): string[] =>
  globSync("widgets/*/*/index.ts", { cwd: at(".") })
    .filter((index) => readFileSync(at(index), "utf8").includes("satisfies Behaviour"))
    .map((index) => `${dirname(index)}/**`);

export default defineConfig(({ mode }) => {
  const isIife = mode === "iife";
  const isTest = mode === "test";
  return {
    base: "./",
    server: { host: "127.0.0.1" },
    // A library build leaves this to its users; ours are browsers.
    define: isTest ? {} : { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: isTest ? [] : preactAlias },
    plugins: isTest
      ? []
      : [...(isIife ? [] : [shipTypes, stylesInChunks, layerAtRuntime, lighterPhoneStyles]), minifyAgain, demoShop],
    build: {
      emptyOutDir: !isIife,
      target: "es2022",
      manifest: !isIife,
      license: isIife ? false : { fileName: "third-party-licences.md" },
      sourcemap: "hidden",
      cssCodeSplit: false,
      ...(isIife ? {} : { lib: { entry: entries, formats: ["es"] } }),
      rolldownOptions: {
        input: isIife ? at("./src/main.ts") : entries,
        // Chunks must never import the entry: themes add ?ver= to its address, and the browser would run it twice.
        preserveEntrySignatures: false,
        optimization: { inlineConst: true },
        checks: { emptyImportMeta: false, pluginTimings: false },
        output: isIife
          ? {
              format: "iife",
              codeSplitting: false,
              entryFileNames: "storefront-widgets.iife.js",
              assetFileNames: "storefront-widgets.iife[extname]",
            }
          : {
              format: "es",
              minify: true,
              // What marks calls as pure is for bundlers, and has done its work.
              comments: { annotation: false },
              // The minifier inlines what it knows to be constant.
              topLevelVar: false,
              codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
              entryFileNames: "[name].js",
              // Enough to tell builds apart; every chunk repeats the names of those that it imports, and hex compresses best.
              hashCharacters: "hex",
              chunkFileNames: ({ name }) => `chunks/${name.replace("rolldown-", "")}-[hash:7].js`,
            },
      },
    },
    test: {
      // By default one core is left idle, of two.
      maxWorkers: "100%",
      projects: [
        {
          resolve: {
            alias: [
              ...preactAlias,
              {
                // Its CommonJS main requires the real react-dom, which no alias reaches.
                find: /^@testing-library\/react$/,
                replacement: at("./node_modules/@testing-library/react/dist/@testing-library/react.esm.js"),
              },
            ],
          },
          test: {
            ...unitTests,
            name: "preact",
            include: ["src/**/*.test.{ts,tsx}", "widgets/**/*.test.tsx", "widgets/registry.test.ts"],
            server: {
              deps: { inline: ["preact", "react", "react-dom", "@testing-library/react"] },
            },
          },
        },
        { test: { ...unitTests, name: "react", include: ["{src,widgets}/**/*.test.tsx"], exclude: behaviours() } },
        // Rules are pure: they need no page, and one cannot spoil another.
        { test: { name: "rules", environment: "node", isolate: false, include: ["widgets/*/**/*.test.ts"] } },
        { test: { name: "node", environment: "node", include: ["{mock-server,demo-theme,e2e}/**/*.test.ts"] } },
      ],
    },
  };
});
