import { type Html, html } from "#theme/html.ts";
import type { PageContext } from "#theme/page-context.ts";
import type { Heading } from "./contents.ts";
import { lazyVideo, type Video } from "./video.ts";

export interface Section extends Heading {
  body: Html;
  parts?: readonly Section[];
}

const videos = {
  spout: { service: "youtube", id: "M7lc1UVf-VE", title: "A spout that drips", poster: "kettle", length: "4 minutes" },
  kiln: { service: "vimeo", id: "76979871", title: "Twelve hours at the kiln", poster: "kiln", length: "9 minutes" },
  moor: {
    service: "youtube",
    id: "aqz-KE-bpKQ",
    title: "Tea on the moor, in the rain",
    poster: "moor",
    length: "6 minutes",
  },
} as const satisfies Record<string, Video>;

export const article = {
  slug: "mending-an-old-kettle",
  title: "How to mend an old kettle",
  line: "Most kettles are thrown away for a fault that takes ten minutes. Here are the six that we see every week, and what we do about them.",
  written: "14 October",
  minutes: 7,
  poster: "kettle",
} as const;

export const sections = ({ origin, query }: PageContext): readonly Section[] => [
  {
    id: "Before_you_begin",
    title: "Before you begin",
    body: html`<p>An enamel kettle is a steel pot with a skin of glass. The steel is stronger than it looks and the glass is harder than it looks, and they only quarrel when one of them moves faster than the other. That is why nearly everything in this article is done slowly, with warm water and without a hammer.</p>
<p>You need a soft cloth, household vinegar, a wooden spoon, a cork, and an evening. If the bottom of the kettle has rusted through, stop here and <a href="#When_to_send_it_home">send it to us</a>.</p>`,
  },
  {
    id: "A_spout_that_drips",
    title: "A spout that drips",
    body: html`<p>A spout drips when its lip is no longer sharp. In one kettle out of ten the lip is bent; in the other nine it wears a collar of lime, which rounds the edge so that the last drop runs down the outside instead of letting go.</p>
${lazyVideo(videos.spout, { autoplays: query.get("video") === "autoplay" })}
<p>Stand the spout in a cup of warm vinegar overnight. In the morning the collar wipes off with a cloth. If the drip is still there, run a fingernail along the lip: where it catches, the enamel is chipped, and a stroke with the finest emery paper brings the edge back.</p>`,
  },
  {
    id: "A_lid_that_sticks",
    title: "A lid that sticks",
    body: html`<p>A lid sticks because it has been dropped. The rim is no longer a circle, and it holds where it is widest. Mark that place with a pencil, turn the lid over on a folded towel and press the mark down with the bowl of a wooden spoon. Press ten times a little rather than once a lot.</p>`,
    parts: [
      {
        id: "With_a_wooden_knob",
        title: "With a wooden knob",
        body: html`<p>Oil the knob the day before. Dry wood splits along the screw when the rim gives way, and a split knob is the one part of our kettles that we cannot mend, only replace.</p>`,
      },
      {
        id: "With_a_wire_bail",
        title: "With a wire bail",
        body: html`<p>Take the bail out first. Squeeze it in the middle, never at the ears: they are welded through the enamel, and the skin around them is as thin as a fingernail.</p>`,
      },
    ],
  },
  {
    id: "Chipped_enamel",
    title: "Chipped enamel",
    body: html`<p>A chip is not the end of a kettle. It is a window to the steel, and what matters is which side it looks out of.</p>`,
    parts: [
      {
        id: "Leave_it_alone",
        title: "Outside: leave it alone",
        body: html`<p>On the outside the steel darkens within a week and then stays as it is for thirty years. Rub a drop of cooking oil into it when you think of it. Paint only hides the place where the next chip begins.</p>`,
      },
      {
        id: "Fire_it_again",
        title: "Inside: fire it again",
        body: html`<p>On the inside the water would find the steel in a month. This is work for a kiln: we grind the edge of the chip round, brush on glass as thin as milk, and take the kettle to 820 degrees and back in twelve hours.</p>
${lazyVideo(videos.kiln)}
<p>The new skin is never quite the old colour. We used to be sorry about that. Now people ask us not to match it.</p>`,
      },
    ],
  },
  {
    id: "Lime_tea_and_weather",
    title: "Lime, tea and weather",
    body: html`<p>Lime comes from the water and keeps the heat from it: a kettle with two millimetres of lime needs a fifth more wood. Fill it with one part vinegar and three parts water, bring it to the boil, and let it stand until you can hold your hand against it. Twice a year is enough on the moor; once a month where the water comes from chalk.</p>
<p>Tea stains are not dirt. Leave them, unless you also boil milk.</p>
${lazyVideo(videos.moor)}`,
  },
  {
    id: "A_whistle_that_has_lost_its_voice",
    title: "A whistle that has lost its voice",
    body: html`<p>Hold it to the light. If you cannot see through both holes, boil it in vinegar; if you can, and it still will not sing, the plates have been pressed together. A knife between them, turned a little, gives the voice back. It comes back higher than it was.</p>`,
  },
  {
    id: "When_to_send_it_home",
    title: "When to send it home",
    body: html`<p>Rust that you can push a needle through, a handle that has come off at the weld, a spout that somebody has soldered: these are ours. Pack the lid apart from the kettle, put your name inside, and send it to the mill. It takes three weeks in winter and five in spring, when everybody goes camping.</p>
<p>And if it cannot be mended after all, we will tell you so, keep what is good of it for the next one, and send you a <a href="${origin}/product/whistling-field-kettle/">new field kettle</a> for half its price.</p>`,
  },
];
