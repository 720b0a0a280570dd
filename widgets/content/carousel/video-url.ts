export interface Video {
  /** Starts playing at once. */
  player: string;
  /** Set where the URL is enough to know the picture. */
  picture?: string;
  /** Otherwise, where to ask for the picture and under which key the answer names it. */
  metadata?: { url: string; key: string };
}

const VIDEO_URL =
  /^\s*(?:https?:)?\/\/(?:[a-z]+\.)?(youtube|youtu|vimeo|vzaar)(-nocookie|\.googleapis)?\.(?:com|be)\/(?:(?:channels|groups)\/.+\/)?(?:(?:videos?|embed|shorts|live|v)\/|watch\?(?:.*&)?v=)?(?!playlist|channel|user)([\w.%-]+)(?:\/([\da-f]{8,})\b)?/i;

interface VideoLink {
  id: string;
  isPrivate: boolean;
  /** Some videos play only for visitors with the whole link. */
  secret: string | null;
  query: URLSearchParams;
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60 };

/** Times in links are written "90", "90.5", "1m30s" or "1:30". */
const secondsOf = (time: string): number =>
  time.split(":").reduce((sum, part) => {
    const counts = [...part.matchAll(/(\d+)(?:\.\d+)?(\w?)/g)];
    return counts.reduce((more, [, count, unit = ""]) => more + Number(count) * (UNIT_SECONDS[unit] ?? 1), sum * 60);
  }, 0);

const youtube = ({ id, isPrivate, query }: VideoLink): Video => {
  const player = new URL(
    `https://www.youtube${isPrivate ? "-nocookie" : ""}.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
  );
  const start = secondsOf(query.get("start") ?? query.get("t") ?? "");
  const part = { start: start > 0 && `${start}`, end: query.get("end"), list: query.get("list") };
  for (const [name, value] of Object.entries(part)) if (value) player.searchParams.set(name, value);
  return { player: player.href, picture: `https://img.youtube.com/vi/${id}/hqdefault.jpg` };
};

const services: Readonly<Record<string, (link: VideoLink) => Video>> = {
  youtube,
  youtu: youtube,
  vimeo: ({ id, secret }) => ({
    player: `https://player.vimeo.com/video/${id}?autoplay=1${secret ? `&h=${secret}` : ""}`,
    metadata: {
      url: `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(`https://vimeo.com/${id}${secret ? `/${secret}` : ""}`)}`,
      key: "thumbnail_url",
    },
  }),
  vzaar: ({ id }) => ({
    player: `https://view.vzaar.com/${id}/player?autoplay=true`,
    metadata: { url: `https://vzaar.com/api/videos/${id}.json`, key: "framegrab_url" },
  }),
};

/** Returns a string when the URL is wrong, in the words of Spec 8. */
export const videoAt = (url: string | null): Video | string => {
  if (!url) return "Missing video URL";
  const [, service = "", host, id = "", secret] = VIDEO_URL.exec(url) ?? [];
  const query = new URLSearchParams(url.split(/[?#]/)[1]);
  return (
    services[service.toLowerCase()]?.({
      id,
      isPrivate: host === "-nocookie",
      secret: secret ?? query.get("h"),
      query,
    }) ?? "Video URL not supported"
  );
};
