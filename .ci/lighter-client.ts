import type { Plugin } from "vite";
import { type Methods, type Part, replaceFiles } from "./lighten.ts";

/**
 * The request client uses no retries, progress, hooks or merged options, asks only for texts at whole addresses with one
 * time limit, and tells failures apart by itself. So retry dates, measured streams, option merging, the browsers' words for
 * "offline" and unused errors go.
 */
const UNUSED_CLIENT_FILES: Readonly<Record<string, string>> = {
  "core/retry-timing":
    "export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = getRetryTimingHeader;",
  "utils/normalize": "export const normalizeRequestMethod = 0, normalizeRetryOptions = () => ({ limit: 0 });",
  "utils/body": "export const streamRequest = (request) => request, streamResponse = streamRequest;",
  "utils/is-network-error": "export default () => false;",
  "utils/merge":
    "export const validateAndMerge = 0, replaceOption = 0, cloneShallow = 0, mergeHeaders = 0, mergeHooks = 0, deletedParametersSymbol = 0;",
  "utils/options": "export const findUnknownOptions = () => ({}), hasSearchParameters = () => false;",
  "utils/type-guards":
    "export const isHTTPError = () => false, isNetworkError = isHTTPError, isTimeoutError = isHTTPError, isKyError = isHTTPError, isForceRetryError = isHTTPError;",
  "core/constants": `export const requestMethods = [], responseTypes = { text: "text/*" }, maxSafeTimeout = 2147483647, stop = 0,
    retry = () => undefined, supportsAbortController = true, supportsAbortSignal = true, supportsFormData = true,
    supportsRequestStreams = false, supportsResponseStreams = false;
    export class RetryMarker {}`,
  "utils/delay": "export default () => undefined;",
  "errors/KyError": "export class KyError extends Error {}",
  "errors/HTTPError": "export class HTTPError extends Error {}",
  "errors/ForceRetryError": "export class ForceRetryError extends Error {}",
  "errors/NonError": "export class NonError extends Error {}",
  "errors/SchemaValidationError": "export class SchemaValidationError extends Error {}",
};

/** What nobody sets: hooks, a limit for all tries together, progress, another parser, errors for answers outside 200–299. */
export const SETTLED_CLIENT_OPTIONS: readonly Part[] = [
  [/const initHooks = .*?(?=const ky = )/s, "const initHookOptions = options;"],
  [/await ky\.#runBeforeRequestHooks\(\)/, "undefined"],
  [/response = await ky\.#runAfterResponseHooks\(response\);/, ""],
  [/\|\| ky\.#consumeReturnedResponseFromBeforeRetryHook\(\)/, ""],
  [/isResponseInstance\(response\)/g, "true"],
  [/ky\.#options\.throwHttpErrors/g, "false"],
  [/ky\.#options\.(totalTimeout|onDownloadProgress)/g, "undefined"],
  // Only texts are read.
  [/type !== 'json'/, "true"],
  [/type === 'bytes'/, "false"],
  // One try, with a time limit.
  [/this\.#abortController\?\.signal\.aborted/, "false"],
  [/this\.#retryLimit > 0/, "false"],
  [/this\.#getRemainingTotalTimeout\(\)/g, "undefined"],
  [/this\.#options\.timeout === false/g, "false"],
];

export const UNUSED_CLIENT_METHODS: Methods = {
  // All that is left once addresses are whole, and no option is merged, refused or turned into a body or a query.
  constructor: `this.#userProvidedAbortSignal = options.signal;
    this.#abortController = new AbortController();
    this.#options = { ...options, signal: this.#createManagedSignal() };
    this.request = new Request(input, this.#options);`,
  "#calculateRetryDelay": "",
  "#retry": "return function_();",
  "#retryFromError": "throw error;",
  "#runBeforeRequestHooks": "",
  "#runAfterResponseHooks": "return response;",
  "#consumeReturnedResponseFromBeforeRetryHook": "",
  "#throwProcessedError": "throw error;",
  "#decorateResponse": "",
  "#wrapRequestWithUploadProgress": "return request;",
  "#getBodyReadTimeout": "return this.#options.timeout;",
  "#getResponseRequest": "return this.request;",
  "#setResponseRequest": "return response;",
};

export const lighterClient: Plugin = {
  name: "lighter-client",
  apply: "build",
  ...replaceFiles(/\/node_modules\/ky\/distribution\/(.*)\.js$/, UNUSED_CLIENT_FILES),
};
