/** What the platform calls the parts and states of a video. A theme's own play button is a link with `data-part`. */
export const PLAY_BUTTON = '.smush-play-btn, [data-part="play"]';
/** The child of the platform's play button that takes the focus. */
export const FOCUSED_PART = ".smush-play-btn-inner";
export const AUTOPLAY = "smush-lazyload-autoplay";
export const LOADED = "smush-lazyloaded-video";
