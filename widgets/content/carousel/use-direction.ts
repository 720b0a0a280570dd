import { useLayoutEffect, useState } from "react";

const OWN_CLASS = "owl-rtl";

const isTurned = (host: HTMLElement): boolean => getComputedStyle(host).direction === "rtl";

/** Follows a language switch that turns the page without a reload. */
export const useDirection = (host: HTMLElement, isFixed: boolean): boolean => {
  const [isRtl, setIsRtl] = useState(() => isTurned(host));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => {
      // The class itself sets the direction, so remove it before asking.
      const hadClass = host.classList.contains(OWN_CLASS);
      host.classList.remove(OWN_CLASS);
      setIsRtl(isTurned(host));
      host.classList.toggle(OWN_CLASS, hadClass);
    });
    observer.observe(document, { attributes: true, attributeFilter: ["dir"], subtree: true });
    return () => observer.disconnect();
  }, [host]);
  return isFixed || isRtl;
};
