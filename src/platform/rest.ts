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

const isStaleNonce = ({ status, body }: PlatformError): boolean =>
  status === 403 && body.includes("rest_cookie_invalid_nonce");

interface NonceRetry {
  nonce: string;
  /** Resolves with anything but a text where the page has no fresh nonce. */
  readFresh: () => Promise<unknown>;
}

/**
 * Asks a REST route and resolves with the answer's text. A refused nonce is replaced once by a fresh one.
 * @throws PlatformError when the request finally fails.
 */
export const askWithNonce = async (
  ask: (nonce: string) => Promise<string>,
  { nonce, readFresh }: NonceRetry,
): Promise<string> => {
  try {
    return await ask(nonce);
  } catch (error) {
    if (!isStaleNonce(error as PlatformError)) throw error;
    const fresh = await readFresh();
    if (typeof fresh !== "string") throw error;
    return ask(fresh);
  }
};

/**
 * Calls the platform's REST interface with the nonce in a header; nobody reads the answer.
 * @throws PlatformError when the request finally fails.
 */
export const callRest = async ({ url, method, data, nonce }: RestRequest): Promise<void> => {
  const ask = (present: string) =>
    send(url, {
      headers: {
        Accept: "application/json, */*;q=0.1",
        "X-WP-Nonce": present,
        ...(method && { "X-HTTP-Method-Override": method }),
      },
      body: encodeForm(data),
    });
  await askWithNonce(ask, { nonce, readFresh: async () => (await freshGlobal("wpApiSettings"))?.nonce });
};
