import type { PlatformError } from "#src/errors.ts";
import { send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { freshGlobal } from "./fresh-settings.ts";

interface RestRequest {
  url: string;
  /** Named in a header of a POST, because hosts block both methods. */
  method?: "PUT" | "DELETE";
  data: Readonly<Record<string, unknown>>;
  nonce: string;
}

const attempt = ({ url, method, data }: RestRequest, nonce: string): Promise<unknown> =>
  send(url, {
    headers: {
      Accept: "application/json, */*;q=0.1",
      "X-WP-Nonce": nonce,
      ...(method && { "X-HTTP-Method-Override": method }),
    },
    body: encodeForm(data),
  });

const isStaleNonce = ({ status, body }: PlatformError): boolean =>
  status === 403 && body.includes("rest_cookie_invalid_nonce");

/**
 * Calls the platform's REST interface; nobody reads the answer. A refused nonce is replaced once by a fresh one.
 * @throws PlatformError when the request finally fails.
 */
export const callRest = async (request: RestRequest): Promise<void> => {
  try {
    await attempt(request, request.nonce);
  } catch (error) {
    if (!isStaleNonce(error as PlatformError)) throw error;
    const fresh = await freshGlobal("wpApiSettings");
    if (typeof fresh?.nonce !== "string") throw error;
    await attempt(request, fresh.nonce);
  }
};
