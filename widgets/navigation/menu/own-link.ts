import type { MenuSettings } from "./settings.ts";

/** On mobile, a dropdown's own link is followed only where the setting says so. The editor follows no link. */
export const followsLink = (
  hasLink: boolean,
  isMobile: boolean,
  { mobile, isBuilder }: Pick<MenuSettings, "mobile" | "isBuilder">,
): boolean => hasLink && !isBuilder && (!isMobile || Boolean(mobile.followLinks));
