import { useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { listenOn } from "#src/dom/variation-events.ts";
import { isPlatformForm } from "#src/dom/variation-owner.ts";
import { reportNotice } from "#src/report-error.ts";

/**
 * Whether the form is ours to run. Where the platform's own script runs it, which may also arrive later, we only
 * follow. `isOurs` looks again, and steps aside at once, before the platform's script reads the form.
 */
export const useOwnership = (form: HTMLElement) => {
  const [isFollowing, setFollowing] = useState(() => isPlatformForm(form));

  const isOurs = useCallback((): boolean => {
    if (!isPlatformForm(form)) return true;
    flushSync(() => setFollowing(true));
    return false;
  }, [form]);

  useLayoutEffect(() => {
    if (isFollowing) {
      reportNotice("variation-form", "The platform's own script runs the form; this bundle follows it.");
      return;
    }
    const undos = (["check_variations", "wc_variation_form"] as const).map((name) => listenOn(form, name, isOurs));
    return () => {
      for (const undo of undos) undo();
    };
  }, [form, isFollowing, isOurs]);

  return { isFollowing, isOurs };
};
