/**
 * Removes an `autoplay` of the embed code unless the shopper plays the video. YouTube has a host without tracking
 * cookies, Vimeo a parameter (`dnt`), which other services ignore.
 */
export const playerUrl = (url: URL, plays: boolean, isPrivate: boolean): string => {
  const { searchParams } = url;
  if (isPrivate) {
    url.hostname = url.hostname.replace(/^(www\.)?youtube(?=\.)/, "$&-nocookie");
    searchParams.set("dnt", "1");
  }
  searchParams.delete("autoplay");
  if (plays) {
    searchParams.set("autoplay", "1");
    searchParams.set("playsinline", "1");
  }
  return url.href;
};

/** Adds permission to play to the embed code's own permissions. */
export const playerPermissions = (allow: string): string =>
  /autoplay/.test(allow)
    ? allow
    : `${allow || "accelerometer; encrypted-media; gyroscope; picture-in-picture"}; autoplay`;
