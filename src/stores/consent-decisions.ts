import { type ConsentSources, KNOWN_BY } from "./consent-banner-rules.ts";
import { isDeciding, isInstalled } from "./consent-rules.ts";

/**
 * Told of each decision. `answer` stands for the banner's cookie, which the banner writes only after the click; without
 * one, the banner's own state says it. Without a topic it is about all of them.
 */
type Decide = (answer?: string, topic?: string) => void;

/** By banner: its buttons, and what its cookie will say, if that is known. Of several lines the first counts. */
const BUTTONS: readonly [banner: string, selector: string, answer?: string][] = [
  ["consent_magic", '.cs_action_btn[data-cs_action="allow_all"]', "yes"],
  ["consent_magic", '.cs_action_btn[data-cs_action="disable_all"]', "no"],
  ["consent_magic", '.cs_action_btn[data-cs_action="cs_confirm"]'],
  ["cookie_notice", '.cn-set-cookie[data-cookie-set="accept"]', "true"],
  ["cookie_notice", ".cn-set-cookie, .cn-revoke-cookie", "false"],
  ["cookie_law_info", "#wt-cli-accept-all-btn, #cookie_action_close_header, .cky-btn-accept", "analytics:yes"],
  ["cookie_law_info", "#cookie_action_close_header_reject, .cky-btn-reject", "analytics:no"],
];

/**
 * Follows the site's consent banner, and never stands in its way. Returns what hears a press; the caller hands it one from
 * before.
 */
export const followBanner = (
  sources: () => ConsentSources,
  decide: Decide,
  over: AbortController,
): ((event: Event) => void) => {
  const isUsed = (banner: string) => isInstalled(banner, sources());
  /** Once the banner has done its own part. */
  const read = () => void setTimeout(decide);
  const hearPress = ({ target }: Event) => {
    // A script may click the document itself.
    const button = BUTTONS.find(
      ([banner, selector]) => isDeciding(banner, sources()) && (target as Element).closest?.(selector),
    );
    if (button?.[2]) decide(button[2]);
    else if (button) read();
  };
  // The banner takes itself off the page while it handles the click.
  document.addEventListener("click", hearPress, { capture: true, signal: over.signal });
  if (isUsed("cookiebot")) {
    addEventListener("CookiebotOnConsentReady", () => decide(), over);
    // Where its script is quicker than this, its event for this page is over.
    if (sources().globals.Cookiebot?.hasResponse) decide();
  }
  // A visitor who chooses by category presses none of the buttons above.
  if (isUsed("cookie_law_info")) document.addEventListener("cookieyes_consent_update", read, over);
  const { consentApi } = sources().globals;
  if (isUsed("real_cookie_banner") && consentApi)
    // One by one: what the visitor leaves undecided is never answered, and what the banner does not know at once.
    for (const [topic, [cookie, host]] of Object.entries(KNOWN_BY)) {
      const readOne = () => void setTimeout(decide, 0, undefined, topic);
      consentApi.consent("http", cookie, host).then(readOne, readOne);
    }
  return hearPress;
};
