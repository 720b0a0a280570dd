import { PlatformError } from "#src/errors.ts";
import { type RequestOptions, send } from "./client.ts";
import { encodeForm } from "./form-encoding.ts";
import { adminAjaxUrl } from "./page-settings.ts";

/** The platform answers this itself when no handler ran: 0 for an unknown action, -1 for a refused nonce. */
const REFUSALS = new Set(["0", "-1"]);

interface ActionOptions extends Pick<RequestOptions, "signal" | "keepalive" | "headers"> {
  /** @default the platform's own address for actions */
  url?: string | undefined;
}

/** @throws PlatformError "stale-nonce" for the answer `-1`, "http" for `0`. */
export const postAction = async (
  action: string,
  data: Readonly<Record<string, unknown>> | FormData,
  { url = adminAjaxUrl(), ...options }: ActionOptions,
): Promise<string> => {
  if (data instanceof FormData) data.set("action", action);
  const answer = send(url, { ...options, body: data instanceof FormData ? data : encodeForm({ action, ...data }) });
  // Refusals come with any status: -1 mostly with 403, 0 with 400. An abort's reason has no body.
  const { body: text, status } = await answer.then(
    (body) => ({ body, status: 200 }),
    (error: PlatformError) => error,
  );
  const body = text?.trim();
  if (!REFUSALS.has(body)) return answer;
  throw new PlatformError(
    body === "-1" ? "stale-nonce" : "http",
    `${url} refused the action "${action}" with ${body}. Check that its plugin is active.`,
    { status, body },
  );
};
