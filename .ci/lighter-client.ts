import type { Plugin } from "vite";
import { type Methods, type Part, replaceFiles } from "./lighten.ts";

/** What computes something while it loads, so that the compiler would keep it, and an error's marks that nobody reads. */
const UNUSED_CLIENT_FILES: Readonly<Record<string, string>> = {
  "core/constants": `export const kyOptionKeys = 0, maxSafeTimeout = 0, requestMethods = 0, requestOptionsRegistry = 0,
    responseTypes = 0, retry = 0, stop = 0, supportsAbortController = 0, supportsAbortSignal = 0, supportsFormData = 0,
    supportsRequestStreams = 0, supportsResponseStreams = 0;
    export class RetryMarker {}`,
  "errors/KyError": "export class KyError extends Error {}",
  "utils/body": "export const streamRequest = 0, streamResponse = 0;",
};

/**
 * What nobody asks for: hooks, retries, a limit for all tries together, errors for answers outside 200–299, progress, and what
 * is not text. A text is read after its answer has begun, so no header can ask for it any more.
 */
export const SETTLED_CLIENT_OPTIONS: readonly Part[] = [
  [/const initHooks = .*?(?=const ky = )/s, "const initHookOptions = options;"],
  [/if \(typeof ky\.#options\.\w+ === 'number' .*?\n {12}\}/gs, ""],
  [/const beforeRequestResponse = .*?(?=return response;\n {8}\};)/s, "const response = await ky.#fetch();"],
  [/const result = \(async .*?\n {8}\}\)\(\);/s, "const result = function_();"],
  [/for \(const \[type, mimeType\] .*?continue;\s+\}/s, "{ const type = 'text';"],
  [/ky\.request\.headers\.set\(.*/, ""],
  [/let timeoutMs;.*?(?=const bodyPromise)/s, "const timeoutMs = this.#options.timeout;"],
  [/if \(timeoutMs === undefined\) \{.*?\}/s, ""],
  [
    /await this\.#throwProcessedError\(new TimeoutError\(this\.#getResponseRequest\(response\)\)\)/,
    "throw new TimeoutError(this.request)",
  ],
  [/(?<=this\.#abortController)\?(?=\.abort)/g, ""],
];

/** All that is left once addresses are whole, and no option is merged, refused or turned into a body or a query. */
export const UNUSED_CLIENT_METHODS: Methods = {
  constructor: `this.#userProvidedAbortSignal = options.signal;
    this.#abortController = new AbortController();
    this.#options = { ...options, signal: this.#createManagedSignal() };
    this.request = new Request(input, this.#options);`,
  "#retry": null,
  "#retryFromError": null,
  "#fetch": "return timeout(this.request, {}, this.#abortController, this.#options);",
};

export const lighterClient: Plugin = {
  name: "lighter-client",
  apply: "build",
  ...replaceFiles(/\/node_modules\/ky\/distribution\/(.*)\.js$/, UNUSED_CLIENT_FILES),
};
