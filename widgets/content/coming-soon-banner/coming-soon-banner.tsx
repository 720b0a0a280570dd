import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { focusPast } from "#src/dom/focus-past.ts";
import { isAnsweredByPage } from "#src/dom/page-plugins.ts";
import { reportError } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import type { ComingSoonBannerProps } from "./contract.ts";

type State = "shown" | "dismissing" | "hidden";

export const ComingSoonBanner = (props: ComingSoonBannerProps) => {
  const { banner, dismissLink, dismissText, restUrl, saveDismissal } = props;
  const [state, setState] = useState<State>("shown");
  useHostState(banner, state);
  useAttributes(dismissLink, {
    role: "button",
    tabindex: "0",
    "aria-label": dismissText,
    "aria-disabled": state === "dismissing" ? "true" : null,
  });

  useLayoutEffect(() => {
    if (state !== "hidden") return;
    const { display } = banner.style;
    if (banner.contains(document.activeElement)) focusPast(banner);
    banner.style.display = "none";
    return () => {
      banner.style.display = display;
    };
  }, [banner, state]);

  useHostEvent(banner, "click", async (event) => {
    if (state !== "shown" || !dismissLink.contains(event.target as Node)) return;
    flushSync(() => setState("dismissing"));
    // The platform's own script, where it is on the page, saves it and hides the banner.
    if (await isAnsweredByPage(restUrl, event.timeStamp)) return;
    // Spec 4: hidden when the call completes, success or not. A refused one shows it again on the next page.
    await saveDismissal().catch((error) => reportError("coming-soon-banner", error, banner));
    setState("hidden");
  });
  return null;
};
