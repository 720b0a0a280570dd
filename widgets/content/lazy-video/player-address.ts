interface AddressWish {
  /** The shopper, or the shop by its autoplay class, wants it to play as soon as it is there. */
  plays: boolean;
  /** Of both services the host or the parameter that sets no tracking cookies. */
  isPrivate: boolean;
  /** The page's own address; videos may be embedded without a protocol. */
  page: string;
}

/** The address that the player is loaded from. One that is not to play by itself does not, whatever its embed code says. */
export const playerAddress = (source: string, { plays, isPrivate, page }: AddressWish): string => {
  const url = new URL(source, page);
  const { searchParams } = url;
  if (isPrivate) {
    url.hostname = url.hostname.replace(/^(www\.)?youtube\.com$/, "www.youtube-nocookie.com");
    if (/(^|\.)vimeo\.com$/.test(url.hostname)) searchParams.set("dnt", "1");
  }
  if (plays) {
    searchParams.set("autoplay", "1");
    searchParams.set("playsinline", "1");
  } else if (searchParams.has("autoplay")) searchParams.delete("autoplay");
  return url.href;
};

const DEFAULT_ALLOW = "accelerometer; autoplay; encrypted-media; gyroscope; picture-in-picture";

/** What the player may do: what the embed code says, and to play. */
export const playerPermissions = (allow: string): string =>
  /autoplay/.test(allow) ? allow : allow ? `${allow}; autoplay` : DEFAULT_ALLOW;
