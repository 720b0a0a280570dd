import type { ProductView } from "#mock/model.ts";
import { type Html, html, raw } from "#theme/html.ts";
import { SCENE } from "#theme/illustrations/scenes.ts";
import type { Page } from "#theme/layout.ts";
import type { PageContext } from "#theme/page-context.ts";
import { breadcrumb } from "#theme/partials/breadcrumb.ts";
import { inlineScript } from "#theme/partials/inline-script.ts";
import { pictureUrl } from "#theme/partials/picture.ts";
import { productPrice } from "#theme/partials/price.ts";

interface Scene {
  name: string;
  title: string;
  line: string;
  alt: string;
}

const scenes: readonly Scene[] = [
  {
    name: "first-light",
    title: "First light",
    line: "The kettle is on before the mist is off.",
    alt: "A clay-coloured tent in the mist at dawn, with a kettle and a mug before it",
  },
  {
    name: "high-moor",
    title: "Up on the high moor",
    line: "What you carry should carry you home.",
    alt: "A pack, a bottle and a rope on a green moor under flying birds",
  },
  {
    name: "potting-shed",
    title: "The potting shed",
    line: "Tools that are left in the rain, and do not mind.",
    alt: "A flower pot, a watering can and packets of seed on dark soil",
  },
  {
    name: "kettle-on",
    title: "Kettle on",
    line: "Sit down. It has been a long way.",
    alt: "A red kettle, a stool and a mug in the light of a low sun",
  },
  {
    name: "washing-day",
    title: "Washing day",
    line: "Wool likes wind better than soap.",
    alt: "Folded blankets, a basket and a cushion on a breezy meadow",
  },
  {
    name: "lamp-lit",
    title: "Lamp-lit",
    line: "The mill burns its lights until the last of us is in.",
    alt: "A lantern, candles and a teapot at night, with the lit windows of a mill behind",
  },
  {
    name: "harvest",
    title: "Harvest",
    line: "A basket, a pan, and nothing else to do.",
    alt: "A basket, a pan and an apron on golden fields",
  },
  {
    name: "first-snow",
    title: "First snow",
    line: "Everything warm we make is on this picture.",
    alt: "A woollen hat, socks and slippers in falling snow before the mill",
  },
];

const sceneUrl = ({ name }: Scene): string => `/assets/lookbook/${name}.svg`;

const sceneImage = (scene: Scene, isFirst = false): Html =>
  html`<img src="${sceneUrl(scene)}" width="${SCENE.width}" height="${SCENE.height}" alt="${scene.alt}" ${raw(isFirst ? 'fetchpriority="high"' : 'loading="lazy"')}>`;

const seasons = html`<div class="owl-carousel owl-theme lookbook-seasons" data-widget="carousel" role="region" aria-label="Seasons on the moor" data-items="1" data-loop="true" data-autoplay="true" data-animate-out="fadeOut">
${scenes.slice(0, 6).map((scene, at) => html`<figure>${sceneImage(scene, at === 0)}<figcaption><strong class="lookbook-season">${scene.title}</strong> <span>${scene.line}</span></figcaption></figure>`)}
</div>`;

const goods = (context: PageContext, views: readonly ProductView[]): Html =>
  html`<div class="owl-carousel owl-theme lookbook-goods" data-widget="carousel" role="region" aria-label="Carry it home" data-items="2" data-margin="16" data-loop="true" data-nav="true" data-responsive='{"700":{"items":3},"1000":{"items":4}}'>
${views.map((view) => html`<a class="lookbook-card" href="${context.origin}/product/${view.product.slug}/"><img src="${pictureUrl(view.product.picture)}" width="400" height="400" alt="" loading="lazy"><strong class="lookbook-card-name">${view.product.name}</strong> <span class="price">${productPrice(view)}</span></a>`)}
</div>`;

interface Video {
  href: string;
  title: string;
  scene: Scene | undefined;
}

const videos: readonly Video[] = [
  { href: "https://www.youtube.com/watch?v=LarkmoorMug", title: "How a mug is enamelled", scene: scenes[3] },
  { href: "https://vimeo.com/76979871", title: "A day at the mill", scene: scenes[5] },
  { href: "https://youtu.be/LarkmoorRope", title: "Laying a rope by hand", scene: scenes[1] },
];

/** `?posters=service` leaves out the videos' pictures, so that the video services' own show. */
const video = (context: PageContext, { href, title, scene }: Video): Html =>
  html`<div class="lookbook-video"><a class="owl-video" href="${href}" title="${title}">${scene && context.query.get("posters") !== "service" ? html`<img class="lookbook-poster" src="${sceneUrl(scene)}" width="${SCENE.width}" height="${SCENE.height}" alt="${title}" loading="lazy">` : title}</a><p>${title}</p></div>`;

const workshop = (context: PageContext): Html =>
  html`<div class="owl-carousel owl-theme lookbook-videos" data-widget="carousel" role="region" aria-label="Films from the workshop" data-items="1" data-margin="16" data-nav="true" data-video="true" data-responsive='{"700":{"items":2}}'>
${videos.map((each) => video(context, each))}
</div>`;

const pictures = html`<figure class="wp-block-gallery has-nested-images columns-4">
${scenes.map((scene) => html`<figure class="wp-block-image size-large"><a href="${sceneUrl(scene)}">${sceneImage(scene)}</a></figure>`)}
</figure>`;

/** With `?owl=call` a theme's script calls the Owl plugin, as on pages built for it. */
const themeCall = (context: PageContext): Html | false =>
  context.query.get("owl") === "call" &&
  html`<section class="lookbook-part"><h2>As a theme calls it</h2><div class="owl-carousel owl-theme called">${scenes.slice(0, 5).map((scene) => html`<div>${sceneImage(scene)}</div>`)}</div></section>${inlineScript(context, raw("document.addEventListener('DOMContentLoaded', function () { jQuery('.called').owlCarousel({ items: 2, margin: 10, nav: true, rewind: true, onInitialized: function () { document.documentElement.dataset.called = 'yes'; } }); });"))}`;

export const lookbookPage = (context: PageContext, views: readonly ProductView[]): Page => ({
  title: "Lookbook",
  bodyClass: "wp-singular page-template-default page lookbook",
  main: html`${breadcrumb(context, [["Lookbook"]])}<h1 class="entry-title">A year on the moor</h1>
<p class="lookbook-line">What we make, where we use it: from first light in April to the first snow.</p>
${seasons}
<section class="lookbook-part"><h2>Carry it home</h2>${goods(context, views)}</section>
<section class="lookbook-part"><h2>In the workshop</h2>${workshop(context)}</section>
<section class="lookbook-part"><h2>The pictures</h2>${pictures}</section>
${themeCall(context)}`,
});
