import * as v from "valibot";
import { PlatformError } from "#src/errors.ts";
import { postAction } from "#src/platform/admin-ajax.ts";
import { readJson } from "#src/platform/client.ts";
import { freshGlobal } from "#src/platform/fresh-settings.ts";
import { readStockAlert, type StockAlertSettings } from "#src/platform/stock-alert-settings.ts";
import { reportError } from "#src/report-error.ts";
import { freshFormNonce } from "#src/stores/stock-alert.ts";
import { payloadOf, type Subscription, type SubscriptionPayload } from "./contract.ts";
import { isText, readRefusal, securityCode, type ToldAnswer } from "./refusal.ts";

export interface Answer extends ToldAnswer {
  payload: SubscriptionPayload;
  isAccepted: boolean;
}

interface Attempt {
  subscription: Subscription;
  settings: StockAlertSettings;
  security: string;
}

/** Where a proxy hides the status 403, only the message tells a refusal. */
const acceptance = v.looseObject({ msg: v.custom<string>(isText, "Expected words in msg") });

/** Returns the shop's message as HTML. */
const post = async ({ subscription, settings, security }: Attempt): Promise<string> => {
  const { action, ...fields } = payloadOf(subscription, settings, security);
  const url = settings.ajaxUrl;
  const text = await postAction(action, fields, { url, headers: { "X-WP-Nonce": settings.nonce } });
  return readJson(acceptance, text, url).msg;
};

/** The same subscription with the page's fresh nonces; undefined when they are the old ones. */
const renew = async (attempt: Attempt, usesToken: boolean): Promise<Attempt | undefined> => {
  const { subscription, settings, security } = attempt;
  const [all, nonce] = await Promise.all([
    freshGlobal("cwginstock"),
    usesToken ? undefined : freshFormNonce(subscription.productId, subscription.variationId),
  ]);
  const renewed = { subscription, settings: all ? readStockAlert(all) : settings, security: nonce ?? security };
  return renewed.settings.nonce === settings.nonce && renewed.security === security ? undefined : renewed;
};

/** A refusal uses a captcha's token up, unless the nonce failed before the shop looked at the token. */
const mayRetry = (error: unknown, usesToken: boolean): boolean => {
  const code = error instanceof PlatformError ? securityCode(error.body) : undefined;
  return Boolean(code) && !(usesToken && code !== "rest_cookie_invalid_nonce");
};

const refused = (payload: SubscriptionPayload, settings: StockAlertSettings, error: PlatformError): Answer => {
  const refusal = readRefusal(error.status, error.body);
  if (!refusal) reportError("subscribe-form", error);
  return { payload, isAccepted: false, ...(refusal ?? { html: settings.securityText }) };
};

/** Sends a subscription. Stale nonces are replaced once by fresh ones from the page. */
export const subscribe = async (
  subscription: Subscription,
  settings: StockAlertSettings,
  token: string | undefined,
): Promise<Answer> => {
  const attempt = { subscription, settings, security: token ?? subscription.nonce };
  const payload = payloadOf(subscription, settings, attempt.security);
  const usesToken = token !== undefined;
  try {
    const html = await post(attempt).catch(async (error: unknown) => {
      const renewed = mayRetry(error, usesToken) ? await renew(attempt, usesToken) : undefined;
      if (!renewed) throw error;
      return post(renewed);
    });
    return { payload, isAccepted: true, html };
  } catch (error) {
    if (error instanceof PlatformError) return refused(payload, settings, error);
    throw error;
  }
};
