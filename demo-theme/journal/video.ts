import { type Html, html, raw } from "#theme/html.ts";

export interface Video {
  service: "youtube" | "vimeo";
  id: string;
  title: string;
  /** The still picture's name. */
  poster: string;
  length: string;
}

const services = {
  youtube: { name: "YouTube", embed: "https://www.youtube.com/embed/", page: "https://www.youtube.com/watch?v=" },
  vimeo: { name: "Vimeo", embed: "https://player.vimeo.com/video/", page: "https://vimeo.com/" },
} as const;

const TRANSPARENT_PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

interface Variant {
  /** The embed code asks for autoplay. */
  autoplays?: boolean;
}

/** A video as the image plugin prints it around a page builder's embed code; without scripts it is a link. */
export const lazyVideo = ({ service, id, title, poster, length }: Video, { autoplays = false }: Variant = {}): Html => {
  const { name, embed, page } = services[service];
  const source = `${embed}${id}?${autoplays ? "autoplay=1&mute=1" : service === "youtube" ? "feature=oembed" : "dnt=0"}`;
  const still = `/assets/journal/${poster}.svg`;
  return html`<figure class="video-figure"><div class="lazyload smush-lazyload-video smush-lazyload-${service}${autoplays && " smush-lazyload-autoplay"}" style="--smush-video-aspect-ratio: 1280/720" data-bg-image="url(${still})" ><iframe title="${title}" width="1280" height="720" data-src="${source}" frameborder="0" allow="accelerometer; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen src="${TRANSPARENT_PIXEL}"></iframe><span class="smush-play-btn" role="button" aria-label="Play video">
				<span tabindex="0" class="smush-play-btn-inner">
					<span>Play</span>
				</span>
			</span></div><noscript><a class="video-link" href="${page}${id}"><img src="${still}" width="1280" height="720" alt=""><span>Watch on ${name}: ${title}</span></a></noscript><figcaption>${title} ${raw('<span class="video-length">')}${length}, on ${name}${raw("</span>")}</figcaption></figure>`;
};
