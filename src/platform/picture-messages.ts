import { messagesOf } from "./messages-of.ts";

/** Texts of the carousel and the lightbox. */
export const pictureMessage = messagesOf({
  carousel: "carousel",
  slide: "slide",
  slides: "Slides",
  goToSlide: "Go to {range}",
  previous: "Previous",
  next: "Next",
  position: "{number} of {count}",
  positions: "{from} to {to} of {count}",
  startShow: "Start slide show",
  stopShow: "Stop slide show",
  playVideo: "Play video: {name}",
  pictures: "Pictures",
  zoom: "Zoom",
  // Spec 8, verbatim.
  pictureFailed: "Image cannot be loaded. Make sure the path is correct and image exist.",
});
