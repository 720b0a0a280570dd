import { useLayoutEffect, useRef, useState } from "react";
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

  const isPressed = useRef(false);
  useHostEvent(banner, "click", async ({ target, timeStamp }) => {
    if (isPressed.current || !dismissLink.contains(target as Node)) return;
    isPressed.current = true;
    // The platform's own script, where it is on the page, saves it and hides the banner.
    if (await isAnsweredByPage(restUrl, timeStamp)) return;
    setState("dismissing");
    // Spec 4: hidden when the call completes, success or not. A refused one shows it again on the next page.
    await saveDismissal().catch((error) => reportError("coming-soon-banner", error, banner));
    setState("hidden");
  });
  return null;
};
