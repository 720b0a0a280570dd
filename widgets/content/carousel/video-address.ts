/** The video services that a slide may link to. */

export interface Video {
  /** The service's player, which plays at once. */
  player: string;
  /** Its picture, where the address is enough to know it. */
  picture?: string;
  /** Else the answer that names the picture, and under which key. */
  metadata?: { address: string; key: string };
}

const ADDRESS =
  /^\s*(?:https?:)?\/\/(?:[a-z]+\.)?(youtube|youtu|vimeo|vzaar)(-nocookie|\.googleapis)?\.(?:com|be)\/(?:(?:channels|groups)\/.+\/)?(?:(?:videos?|embed|shorts|live|v)\/|watch\?(?:.*&)?v=)?([\w.%-]+)/i;

const youtube = (id: string, isPrivate: boolean): Video => ({
  player: `https://www.youtube${isPrivate ? "-nocookie" : ""}.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
  picture: `https://img.youtube.com/vi/${id}/hqdefault.jpg`,
});

const services: Readonly<Record<string, (id: string, isPrivate: boolean) => Video>> = {
  youtube,
  youtu: youtube,
  vimeo: (id) => ({
    player: `https://player.vimeo.com/video/${id}?autoplay=1`,
    metadata: {
      address: `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(`https://vimeo.com/${id}`)}`,
      key: "thumbnail_url",
    },
  }),
  vzaar: (id) => ({
    player: `https://view.vzaar.com/${id}/player?autoplay=true`,
    metadata: { address: `https://vzaar.com/api/videos/${id}.json`, key: "framegrab_url" },
  }),
};

/** A text says what is wrong with the address, in the words of Spec 8. */
export const videoAt = (address: string | null): Video | string => {
  if (!address) return "Missing video URL";
  const [, service = "", host, id = ""] = ADDRESS.exec(address) ?? [];
  return services[service.toLowerCase()]?.(id, host === "-nocookie") ?? "Video URL not supported";
};
