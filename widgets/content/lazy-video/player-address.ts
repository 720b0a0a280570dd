/**
 * The address that the player is loaded from. One that is not to play by itself does not, whatever its embed code says.
 * Private is of one service the host, of the other the parameter that sets no tracking cookies; who does not know it
 * ignores it.
 */
export const playerAddress = (url: URL, plays: boolean, isPrivate: boolean): string => {
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

/** What the player may do: what the embed code says, and to play. */
export const playerPermissions = (allow: string): string =>
  /autoplay/.test(allow)
    ? allow
    : `${allow || "accelerometer; encrypted-media; gyroscope; picture-in-picture"}; autoplay`;
