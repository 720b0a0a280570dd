import type { Flags } from "./flags.ts";

/** The policy for a script tag that a script appends, because `src` is a Trusted Types sink. */
export const LATE_TAG_POLICY = "demo-late-tag";

export const appendsTag = ({ tag }: Flags): boolean => tag === "late" || tag === "delayed";

const VIDEO_HOSTS = ["https://www.youtube.com", "https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The payment provider's script that recognises a browser. */
const FINGERPRINT_HOST = "https://static.paynow.pl";

/** Of the networks that a tracking plugin tells of visits. */
const PIXEL_HOSTS = "https://connect.facebook.net https://www.googletagmanager.com";

interface CspOptions {
  flags: Flags;
  nonce: string;
  /** Set when the bundle comes from another origin. */
  cdnOrigin: string | null;
  /** `vite dev` puts styles into `<style>` elements. */
  isDevelopment: boolean;
}

/** Only `style-src-attr` is open: the platform prints `style="display:none;"`, and scripts animate inline styles. */
export const contentSecurityPolicy = ({ flags, nonce, cdnOrigin, isDevelopment }: CspOptions): string => {
  const cdn = cdnOrigin ? ` ${cdnOrigin}` : "";
  const policies = ["storefront-widgets", appendsTag(flags) && LATE_TAG_POLICY, flags.jquery && "default"];
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'self'${cdn}${flags.cards ? ` ${FINGERPRINT_HOST}` : ""}${flags.pixels ? ` ${PIXEL_HOSTS}` : ""}`,
    `style-src 'self'${cdn}${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://img.youtube.com https://i.vimeocdn.com",
    `connect-src 'self' https://vimeo.com${isDevelopment ? " ws:" : ""}`,
    // The image plugin's placeholder of a player has a `data:` address.
    `frame-src 'self' data: ${VIDEO_HOSTS.join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.filter(Boolean).join(" ")}`,
  ].join("; ");
};
