import { useLayoutEffect, useState } from "react";

const OWN_CLASS = "owl-rtl";

const isTurned = (host: HTMLElement): boolean => getComputedStyle(host).direction === "rtl";

/** Whether the slides run from right to left, also once a language switch has turned the page without loading it anew. */
export const useDirection = (host: HTMLElement, isFixed: boolean): boolean => {
  const [isRtl, setIsRtl] = useState(() => isTurned(host));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => {
      // Its rule would hold what it says.
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
