import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions, Plugin } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { buildName } from "./.ci/build-name.ts";
import {
  completeLicences,
  layerAtRuntime,
  minifyAgain,
  namesInBlock,
  namespacesWithoutHelper,
  shipTypes,
  stylesInChunks,
} from "./.ci/build-plugins.ts";
import { chunksPassBlockers } from "./.ci/chunk-names.ts";
import { chunks, chunksNameModules } from "./.ci/chunks.ts";
import { coreInEntry } from "./.ci/core-in-entry.ts";
import { lighterClient } from "./.ci/lighter-client.ts";
import { lighterMethods } from "./.ci/lighter-libraries.ts";
import { lighterPhone, lighterPhoneStyles } from "./.ci/lighter-phone.ts";
import { lighterViewer } from "./.ci/lighter-viewer.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Islands are written against React; the bundle ships Preact. */
const preactAlias = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];

const DEV_ENTRY = "/@storefront-dev";

/** `npm run dev`: the demo shop's pages and mock backend, with the sources instead of the built bundle. */
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
      // Loaded through Vite, so that a reload shows a changed template. Each change also resets the shop's state.
      const module = await server.ssrLoadModule("/mock-server/server.ts");
      if (module !== loaded) shop = module.shopMiddleware({ bundleUrl: DEV_ENTRY });
      loaded = module;
      await shop(request, response, next);
    });
    server.watcher.on("change", (file) => {
      if (/\/(demo-theme|mock-server)\//.test(file)) server.ws.send({ type: "full-reload" });
    });
  },
};

const entries = { "storefront-widgets": at("./src/main.ts"), "storefront-widgets-admin": at("./src/admin.ts") };

const iifeOutput = {
  format: "iife" as const,
  codeSplitting: false,
  entryFileNames: "storefront-widgets.iife.js",
  assetFileNames: "storefront-widgets.iife[extname]",
};

const moduleOutput = {
  format: "es" as const,
  // `minifyAgain` chooses the names.
  minify: { compress: true, mangle: false, codegen: true },
  // Pure annotations are for bundlers, and this bundle is the end product.
  comments: { annotation: false },
  // With `const` the minifier can inline constants.
  topLevelVar: false,
  codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
  entryFileNames: "[name].js",
  // Chunks repeat each other's names, so the hash stands once, in their folder's name.
  chunkFileNames: `chunks/${buildName()}/[name].js`,
};

const bundle = (isIife: boolean): BuildOptions => ({
  emptyOutDir: !isIife,
  target: "es2022",
  manifest: !isIife,
  license: isIife ? false : { fileName: "third-party-licences.md" },
  sourcemap: "hidden",
  cssCodeSplit: false,
  // The single file is one chunk by design.
  ...(isIife && { chunkSizeWarningLimit: 1000 }),
  ...(!isIife && { lib: { entry: entries, formats: ["es"] } }),
  rolldownOptions: {
    input: isIife ? at("./src/main.ts") : entries,
    // Chunks must not import the entry: themes add ?ver= to its address, so the browser would run it twice.
    preserveEntrySignatures: false,
    optimization: { inlineConst: true },
    checks: { emptyImportMeta: false, pluginTimings: false },
    output: isIife ? iifeOutput : moduleOutput,
  },
});

const lighterLibraries = [lighterClient, lighterMethods, lighterPhone, lighterPhoneStyles, lighterViewer];
const modulePlugins = [
  coreInEntry,
  chunksNameModules,
  chunksPassBlockers,
  shipTypes,
  completeLicences,
  stylesInChunks,
  layerAtRuntime,
  namespacesWithoutHelper,
  namesInBlock,
];

/** Long, so that only a test that hangs fails by it, even on a busy machine. */
const testTimeout = 20_000;

const unitTests = {
  // Threads live on and each file gets a new context: half the time of a new thread for each file.
  pool: "vmThreads" as const,
  testTimeout,
  environment: "happy-dom",
  environmentOptions: {
    happyDOM: {
      url: "https://shop.example/shop/",
      // Players' frames keep their address but load nothing and log nothing.
      settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
    },
  },
  setupFiles: ["./src/testing/setup.ts"],
};

/** Folders of behaviours, which use no React: running their tests on both React and Preact would prove nothing more. */
const behaviours = (): string[] =>
  globSync("widgets/*/*/index.ts", { cwd: at(".") })
    .filter((index) => readFileSync(at(index), "utf8").includes("satisfies Behaviour"))
    .map((index) => `${dirname(index)}/**`);

const preactTests = {
  resolve: {
    alias: [
      ...preactAlias,
      {
        // The CommonJS build requires the real react-dom, where no alias applies.
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
};

const test: ViteUserConfig["test"] = {
  // One worker more than cores, because tests wait as much as they compute.
  maxWorkers: availableParallelism() + 1,
  projects: [
    preactTests,
    { test: { ...unitTests, name: "react", include: ["{src,widgets}/**/*.test.tsx"], exclude: behaviours() } },
    // Rules are pure: their tests need no page and cannot disturb each other.
    { test: { name: "rules", environment: "node", isolate: false, include: ["widgets/*/**/*.test.ts"] } },
    {
      test: {
        name: "node",
        environment: "node",
        testTimeout,
        include: ["{.ci,mock-server,demo-theme,e2e}/**/*.test.ts"],
      },
    },
  ],
};

export default defineConfig(({ mode }) => {
  const isIife = mode === "iife";
  const isTest = mode === "test";
  return {
    base: "./",
    server: { host: "127.0.0.1" },
    // A library build leaves this to the library's users; ours are browsers.
    define: isTest ? {} : { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: isTest ? [] : preactAlias },
    plugins: isTest ? [] : [...(isIife ? [] : modulePlugins), ...lighterLibraries, minifyAgain, demoShop],
    build: bundle(isIife),
    test,
  };
});
