import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Islands are written against React; the bundle ships Preact. */
const preactAlias = [
  { find: /^react$/, replacement: "preact/compat" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];

/** The shipped types are one hand-written file without imports, so shipping it is copying it. */
const shipTypes: Plugin = {
  name: "ship-types",
  apply: "build",
  async generateBundle() {
    const source = await readFile(at("./src/public-types.ts"), "utf8");
    this.emitFile({ type: "asset", fileName: "storefront-widgets.d.ts", source });
  },
};

/** `npm run dev`: the demo shop's pages and mock backend, with sources instead of the built bundle. */
const demoShop: Plugin = {
  name: "demo-shop",
  apply: "serve",
  async configureServer(server) {
    // Through Vite, so that a change of a template shows at the next reload.
    const { shopMiddleware } = await server.ssrLoadModule("/mock-server/server.ts");
    const shop = shopMiddleware({ bundleAddress: "/src/main.ts" });
    server.middlewares.use((request, response, next) => {
      if (/^\/(@|src\/|widgets\/|node_modules\/)/.test(request.url ?? "")) next();
      else void shop(request, response, next);
    });
  },
};

const unitTests = {
  environment: "happy-dom",
  environmentOptions: { happyDOM: { url: "https://shop.example/shop/" } },
  setupFiles: ["./src/test-setup.ts"],
};

export default defineConfig(({ mode }) => {
  const isIife = mode === "iife";
  const isTest = mode === "test";
  return {
    base: "./",
    define: { __VERSION__: JSON.stringify(packageJson.version) },
    resolve: { alias: isTest ? [] : preactAlias },
    plugins: isTest ? [] : [...(isIife ? [] : [shipTypes]), demoShop],
    build: {
      emptyOutDir: !isIife,
      target: "es2022",
      manifest: !isIife,
      sourcemap: true,
      cssCodeSplit: !isIife,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: at("./src/main.ts"),
        // Chunks must never import the entry: themes add ?ver= to its address, and the browser would run it twice.
        preserveEntrySignatures: "strict",
        output: isIife
          ? {
              format: "iife",
              codeSplitting: false,
              entryFileNames: "storefront-widgets.iife.js",
              assetFileNames: "storefront-widgets.iife[extname]",
            }
          : {
              format: "es",
              entryFileNames: "storefront-widgets.js",
              chunkFileNames: "chunks/[name]-[hash].js",
              assetFileNames: "assets/[name]-[hash][extname]",
            },
      },
    },
    test: {
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
            include: ["{src,widgets}/**/*.test.{ts,tsx}"],
            server: {
              deps: { inline: ["preact", "react", "react-dom", "@nanostores/react", "@testing-library/react"] },
            },
          },
        },
        { test: { ...unitTests, name: "react", include: ["{src,widgets}/**/*.test.tsx"] } },
        { test: { name: "node", environment: "node", include: ["{mock-server,demo-theme,e2e}/**/*.test.ts"] } },
      ],
    },
  };
});
