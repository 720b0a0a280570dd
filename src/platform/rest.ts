import { PlatformError } from "#src/errors.ts";
import { send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { freshGlobal } from "./fresh-settings.ts";
import { restSettings } from "./page-settings.ts";

/** The nonce that the server renewed in its last answer; it outlives the one printed on the page. */
let renewedNonce: string | undefined;

export interface RestRequest {
  /** A full address, or a path below the REST root such as `wp/v2/users/1`. */
  path: string;
  /** @default "POST" */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  data?: Readonly<Record<string, unknown>>;
  /** @default the nonce of the page's settings */
  nonce?: string;
}

/** A REST path's address. On shops with plain permalinks the root already has a query. */
export const restUrl = (root: string, path: string): string => {
  if (/^(https?:)?\//.test(path)) return path;
  return root + (root.includes("?") ? path.replace("?", "&") : path);
};

const isStaleNonce = (error: unknown): boolean =>
  error instanceof PlatformError && error.status === 403 && error.body.includes("rest_cookie_invalid_nonce");

const attempt = async (request: RestRequest, nonce: string): Promise<string> => {
  const { path, method = "POST", data = {} } = request;
  // Hosts block PUT and DELETE; the platform accepts them as POST with this header. PATCH it leaves as it is.
  const isOverridden = method === "PUT" || method === "DELETE";
  const { text, response } = await send(restUrl(restSettings().root, path), {
    method: isOverridden ? "POST" : method,
    headers: {
      Accept: "application/json, */*;q=0.1",
      "X-WP-Nonce": nonce,
      ...(isOverridden && { "X-HTTP-Method-Override": method }),
    },
    ...(method !== "GET" && { body: encodeForm(data) }),
  });
  renewedNonce = response.headers.get("X-WP-Nonce") ?? renewedNonce;
  return text;
};

/**
 * Calls the platform's REST interface. A refused nonce is replaced once by a fresh one from the page.
 * @throws PlatformError when the request fails for good.
 */
export const callRest = async (request: RestRequest): Promise<string> => {
  try {
    return await attempt(request, request.nonce ?? renewedNonce ?? restSettings().nonce);
  } catch (error) {
    if (!isStaleNonce(error)) throw error;
    const fresh = await freshGlobal("wpApiSettings");
    if (typeof fresh?.nonce !== "string") throw error;
    renewedNonce = fresh.nonce;
    return attempt(request, fresh.nonce);
  }
};
