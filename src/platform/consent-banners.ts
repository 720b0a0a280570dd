import type { PlainObject } from "#src/plain-object.ts";

/** What the consent banners leave on the page, by their own names. */
export interface BannerGlobals {
  /** Consent Magic. */
  CS_Data?: PlainObject;
  CS_Cache?: { check_status?: unknown };
  /** Real Cookie Banner. */
  consentApi?: {
    consentSync: (type: "http", cookie: string, host: string) => { cookieOptIn: boolean };
    /** Settles once the visitor has decided about this cookie, also on an earlier page; for one it does not know, at once. */
    consent: (type: "http", cookie: string, host: string) => Promise<unknown>;
  };
  /** Until the banner's script has come, this is its `<script id="Cookiebot">`. */
  Cookiebot?: { consent?: PlainObject; hasResponse?: boolean };
  /** Cookie Notice. */
  cnArgs?: { cookieName: string };
}

/** Read at each use, because banners come when they like. */
export const bannerGlobals = (): BannerGlobals => window as BannerGlobals;
