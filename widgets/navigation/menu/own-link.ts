import type { MenuSettings } from "./settings.ts";

/** A dropdown's own link is followed on a desktop, and on mobile where the setting says so. In the editor no link is. */
export const followsLink = (
  hasLink: boolean,
  isMobile: boolean,
  { mobile, isBuilder }: Pick<MenuSettings, "mobile" | "isBuilder">,
): boolean => hasLink && !isBuilder && (!isMobile || Boolean(mobile.followLinks));
