import { expect, it } from "vitest";
import { videoAt } from "./video-url.ts";

const youtube = "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
  ["https://www.YouTube.com/watch?v=dQw4w9WgXcQ", youtube],
  ["//www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=9", `${youtube}&start=9`],
  ["https://youtu.be/dQw4w9WgXcQ?t=1h2m3s", `${youtube}&start=3723`],
  ["https://youtu.be/dQw4w9WgXcQ?t=1:02:30", `${youtube}&start=3750`],
  ["https://youtu.be/dQw4w9WgXcQ?t=90.5s", `${youtube}&start=90`],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=30&end=60&list=PL1", `${youtube}&start=30&end=60&list=PL1`],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=#end", youtube],
  ["http://youtu.be/dQw4w9WgXcQ?si=x", youtube],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", youtube],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", youtube],
  ["\n\thttps://youtu.be/dQw4w9WgXcQ ", youtube],
  ["https://youtube.googleapis.com/v/dQw4w9WgXcQ", youtube],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube.replace("youtube", "youtube-nocookie")],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1"],
  ["https://player.vimeo.com/video/76979871", "https://player.vimeo.com/video/76979871?autoplay=1"],
  [
    "https://vimeo.com/76979871/0ab1cd2ef3?share=copy",
    "https://player.vimeo.com/video/76979871?autoplay=1&h=0ab1cd2ef3",
  ],
  [
    "https://player.vimeo.com/video/76979871?h=0ab1cd2ef3",
    "https://player.vimeo.com/video/76979871?autoplay=1&h=0ab1cd2ef3",
  ],
  ["https://vimeo.com/76979871/description", "https://player.vimeo.com/video/76979871?autoplay=1"],
  ["https://vimeo.com/channels/staffpicks/76979871", "https://player.vimeo.com/video/76979871?autoplay=1"],
  ["https://vimeo.com/groups/shortfilms/videos/76979871", "https://player.vimeo.com/video/76979871?autoplay=1"],
  ["https://app.vzaar.com/videos/5700313", "https://view.vzaar.com/5700313/player?autoplay=true"],
])("%s plays at %s", (url, player) => {
  expect(videoAt(url)).toMatchObject({ player });
});

it.each([
  [null, "Missing video URL"],
  ["", "Missing video URL"],
  ["https://videos.example/7", "Video URL not supported"],
  ["https://www.youtube.com/", "Video URL not supported"],
  ["https://www.youtube.com/playlist?list=PL1", "Video URL not supported"],
  ["https://notvimeo.com/7", "Video URL not supported"],
  ["javascript:alert(1)//www.youtube.com/watch?v=x", "Video URL not supported"],
])("%j: %s", (url, problem) => {
  expect(videoAt(url)).toBe(problem);
});

it("knows YouTube's picture, and where the two other services tell theirs", () => {
  expect(videoAt("https://youtu.be/abc")).toMatchObject({ picture: "https://img.youtube.com/vi/abc/hqdefault.jpg" });
  expect(videoAt("https://vimeo.com/7")).toMatchObject({
    metadata: { url: "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F7", key: "thumbnail_url" },
  });
  expect(videoAt("https://vimeo.com/7/0ab1cd2ef3")).toMatchObject({
    metadata: { url: expect.stringMatching(/url=https%3A%2F%2Fvimeo\.com%2F7%2F0ab1cd2ef3$/) },
  });
  expect(videoAt("https://vzaar.com/videos/7")).toMatchObject({
    metadata: { url: "https://vzaar.com/api/videos/7.json", key: "framegrab_url" },
  });
});
