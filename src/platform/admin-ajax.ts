import { PlatformError } from "#src/errors.ts";
import { type RequestOptions, send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { adminAjaxUrl } from "./page-settings.ts";

/** Bare answers of the platform itself when no handler of the action ran: nobody listens, or the nonce was refused. */
const REFUSALS = new Set(["0", "-1"]);

/**
 * Posts an action to the platform's general ajax address and returns the answer's text.
 * @throws PlatformError "stale-nonce" for `-1`, "http" for `0`, which the platform answers for an unknown action.
 */
export const postAction = async (
  action: string,
  data: Readonly<Record<string, unknown>> | FormData,
  options: Pick<RequestOptions, "signal" | "keepalive" | "headers"> & { url?: string | undefined } = {},
): Promise<string> => {
  const { url = adminAjaxUrl(), ...rest } = options;
  if (data instanceof FormData) data.set("action", action);
  const answer = send(url, { ...rest, body: data instanceof FormData ? data : encodeForm({ action, ...data }) });
  let status = 200;
  // The platform says so with any status: -1 mostly comes with 403, 0 with 400.
  const text = await answer.catch((error: unknown) => {
    if (!(error instanceof PlatformError && REFUSALS.has(error.body.trim()))) throw error;
    status = error.status;
    return error.body;
  });
  const body = text.trim();
  if (!REFUSALS.has(body)) return text;
  throw new PlatformError(
    body === "-1" ? "stale-nonce" : "http",
    `${url} refused the action "${action}" with ${body}. Check that its plugin is active.`,
    { status, body },
  );
};
