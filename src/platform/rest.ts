import type { PlatformError } from "#src/errors.ts";
import { send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { askWithNonce, freshGlobal } from "./fresh-settings.ts";

interface RestRequest {
  url: string;
  /** Named in a header of a POST, because hosts block both methods. */
  method?: "PUT" | "DELETE";
  data: Readonly<Record<string, unknown>>;
  nonce: string;
}

export const isStaleNonce = ({ status, body }: PlatformError): boolean =>
  status === 403 && body.includes("rest_cookie_invalid_nonce");

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
  const readFresh = async () => (await freshGlobal("wpApiSettings"))?.nonce;
  await askWithNonce(ask, { nonce, isStale: isStaleNonce, readFresh });
};
