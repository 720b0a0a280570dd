/** Markup may name addresses without the shop's own host. */
const withoutHost = (href: string, host: string): string => {
  const url = URL.parse(href);
  return url?.host === host ? url.pathname + url.search : href;
};

/** Returns a function that writes addresses as the element's markup does: whole, or without the shop's host. */
export const writtenLike = (markup: string, imageUrl: string, host: string): ((url: string) => string) => {
  const short = withoutHost(imageUrl, host);
  const isShort = !markup.includes(imageUrl) && markup.includes(short);
  return (url) => (isShort ? withoutHost(url, host) : url);
};

export interface BackgroundData {
  type: "background-image" | "background-image-set";
  urls: string[];
}

/** Reads the first computed `background-image` that is set; null for inlined images. */
export const backgroundData = (values: readonly string[]): BackgroundData | null => {
  const value = values.find((each) => each !== "" && each !== "none") ?? "";
  const urls = [...value.matchAll(/url\(\s*(["']?)(.+?)\1\s*\)/g)].map(([, , url = ""]) => url);
  if (!urls[0] || value.includes("data:image")) return null;
  return { type: value.includes("image-set(") ? "background-image-set" : "background-image", urls };
};
