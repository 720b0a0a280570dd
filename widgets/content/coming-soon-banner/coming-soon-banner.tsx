import { changeAttributes, keepAttributes } from "#src/dom/changed-attributes.ts";
import type { Hear } from "#src/dom/delegated-events.ts";
import { focusPast } from "#src/dom/focus-order.ts";
import { isAnsweredByPage } from "#src/dom/jquery/page-plugins.ts";
import { reportError } from "#src/report-error.ts";
import { readBanner } from "./contract.ts";

export const attach = (banner: HTMLElement, hear: Hear): (() => void) => {
  const { dismissLink, dismissText, restUrl, saveDismissal } = readBanner(banner);
  const { dataset, style } = banner;
  const restore = keepAttributes(banner, ["style", "data-state"]);
  const restoreLink = changeAttributes(dismissLink, {
    role: "button",
    tabindex: "0",
    "aria-label": dismissText,
    "aria-disabled": null,
  });
  let isOver = false;
  dataset.state = "shown";

  const hide = () => {
    if (isOver) return;
    if (banner.contains(document.activeElement)) focusPast(banner);
    style.display = "none";
    dataset.state = "hidden";
  };

  hear("click", async ({ target, timeStamp }) => {
    if (dataset.state !== "shown" || !dismissLink.contains(target)) return;
    dataset.state = "dismissing";
    dismissLink.ariaDisabled = "true";
    // The platform's own script, where it is on the page, saves the dismissal and hides the banner.
    if (await isAnsweredByPage(restUrl, timeStamp)) return;
    // Spec 4: hidden when the call completes, success or not. After a failure the next page shows the banner again.
    await saveDismissal().catch((error) => reportError("coming-soon-banner", error, banner));
    hide();
  });
  return () => {
    isOver = true;
    restoreLink();
    restore();
  };
};
