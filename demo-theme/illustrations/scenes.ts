import { row } from "./motif.ts";
import { palettes } from "./palettes.ts";
import { motifs } from "./product-picture.ts";

/** The lookbook's pictures: the shop's goods on the moor, through a day and a year. */

export const SCENE = { width: 1600, height: 1000 };

type Thing = readonly [motif: string, palette: string, x: number, ground: number, size: number];

interface Scene {
  sky: readonly [string, string];
  /** The sun or the moon. */
  light: readonly [x: number, y: number, radius: number, colour: string];
  /** From the farthest to the nearest. */
  hills: readonly [string, string, string, string];
  things: readonly Thing[];
  over?: () => string;
}

/** Not random, so that each request draws the same picture. */
const scattered = (count: number, draw: (x: number, y: number, at: number) => string): string =>
  row(count, (at) => draw((at * 397 + 61) % SCENE.width, (at * 211 + 37) % 620, at));

const stars = () =>
  scattered(
    46,
    (x, y, at) => `<circle cx="${x}" cy="${y}" r="${1.5 + (at % 3)}" fill="#fdf3d8" opacity=".${5 + (at % 5)}"/>`,
  );

const snow = () =>
  row(70, (at) => {
    const x = (at * 397 + 61) % SCENE.width;
    return `<circle cx="${x}" cy="${(at * 263 + 20) % SCENE.height}" r="${3 + (at % 4)}" fill="#fff" opacity=".8"/>`;
  });

const birds = () =>
  row(7, (at) => {
    const x = 900 + at * 66 + (at % 2) * 20;
    const y = 210 + (at % 3) * 38 - at * 9;
    return `<path d="M${x} ${y}q20-22 36 0 16-22 36 0" fill="none" stroke="#3d4a44" stroke-width="5" stroke-linecap="round"/>`;
  });

const mist = () =>
  row(3, (at) => `<rect x="0" y="${560 + at * 66}" width="1600" height="${26 - at * 5}" fill="#fff" opacity=".2"/>`);

const mill = () =>
  '<path d="M1150 470l96-70 96 70v120h-192z" fill="#f3ead6"/><path d="M1126 480l120-90 120 90-12 14-108-80-108 80z" fill="#6d2f18"/><path d="M1196 520h34v44h-34zM1262 520h34v70h-34z" fill="#f0b25a"/>';

const NIGHT = "#101d33";

const scenes: Readonly<Record<string, Scene>> = {
  "first-light": {
    sky: ["#f6d9c4", "#f9eeda"],
    light: [1120, 430, 92, "#f2a65e"],
    hills: ["#d3b7a8", "#a99a86", "#6f7f68", "#3f5a48"],
    things: [
      ["tent", "clay", 520, 850, 1.7],
      ["kettle", "slate", 930, 900, 0.75],
      ["mug", "ochre", 1130, 910, 0.5],
    ],
    over: mist,
  },
  "high-moor": {
    sky: ["#b9d3df", "#e9f0e6"],
    light: [330, 190, 74, "#fbe7a6"],
    hills: ["#9fb8b4", "#86a17c", "#6c8550", "#47633a"],
    things: [
      ["pack", "berry", 460, 890, 1.35],
      ["bottle", "spruce", 820, 900, 0.85],
      ["rope", "sand", 1120, 905, 0.8],
    ],
    over: birds,
  },
  "potting-shed": {
    sky: ["#dfe9d4", "#f5f1dd"],
    light: [1290, 220, 70, "#f6d98b"],
    hills: ["#bccfa9", "#93ad77", "#7a6a4c", "#5b4a34"],
    things: [
      ["pot", "clay", 370, 870, 1.1],
      ["can", "spruce", 760, 890, 1.2],
      ["seeds", "ochre", 1160, 885, 0.95],
    ],
  },
  "kettle-on": {
    sky: ["#f0b784", "#f8e2bd"],
    light: [420, 470, 120, "#e8793f"],
    hills: ["#d08e63", "#a5674a", "#6d4a3f", "#3c332f"],
    things: [
      ["kettle", "berry", 620, 880, 1.4],
      ["stool", "sand", 1080, 890, 1.15],
      ["mug", "moss", 330, 905, 0.6],
    ],
  },
  "washing-day": {
    sky: ["#cfe0e8", "#f4efe2"],
    light: [1310, 200, 66, "#fdeab2"],
    hills: ["#b2c5bd", "#9db18a", "#7f9a68", "#58754f"],
    things: [
      ["blanket", "moss", 480, 880, 1.3],
      ["basket", "sand", 900, 890, 1.1],
      ["cushion", "berry", 1240, 900, 0.8],
    ],
    over: birds,
  },
  "lamp-lit": {
    sky: [NIGHT, "#33476b"],
    light: [1260, 210, 64, "#f7edcf"],
    hills: ["#2c3f5c", "#22344c", "#1a2a3b", "#121d29"],
    things: [
      ["lantern", "ochre", 430, 890, 1.5],
      ["candles", "sand", 800, 900, 0.8],
      ["teapot", "slate", 1080, 905, 0.8],
    ],
    over: () => stars() + mill(),
  },
  harvest: {
    sky: ["#f2d79f", "#faf0d8"],
    light: [1180, 260, 84, "#eb9c3c"],
    hills: ["#d9bd7b", "#bd9648", "#94712f", "#5e4a24"],
    things: [
      ["basket", "ochre", 420, 880, 1.3],
      ["pan", "slate", 840, 895, 1],
      ["apron", "clay", 1190, 885, 1.05],
    ],
    over: birds,
  },
  "first-snow": {
    sky: ["#c7d3de", "#eef1f2"],
    light: [380, 240, 70, "#fffaf0"],
    hills: ["#c3cfd8", "#d7dfe4", "#e7ecee", "#f6f8f8"],
    things: [
      ["beanie", "berry", 420, 880, 1.05],
      ["socks", "spruce", 800, 890, 1.05],
      ["slippers", "ochre", 1180, 895, 1.05],
    ],
    over: () => mill() + snow(),
  },
};

const RIDGES = [
  "M0 560q200-130 420-60t430-50 400-10 350-40v700H0z",
  "M0 640q260-120 520-30t560-60 520-20v570H0z",
  "M0 730q220-80 480-30t560-20 560-40v460H0z",
  "M0 830q300-70 620-20t560-10 420-30v330H0z",
] as const;

const stand = ([motif, palette, x, ground, size]: Thing): string => {
  const colours = palettes[palette];
  const draw = motifs[motif];
  if (!colours || !draw) throw new Error(`The lookbook has no ${palette} ${motif}.`);
  // A motif's own sheet is 400 wide, with the ground at 300.
  const place = `translate(${x - 200 * size} ${ground - 300 * size}) scale(${size})`;
  return `<g transform="${place}"><ellipse cx="200" cy="302" rx="128" ry="13" fill="#000" opacity=".18"/>${draw(colours)}</g>`;
};

/** Undefined for an unknown name. */
export const drawScene = (name: string): string | undefined => {
  const scene = scenes[name];
  if (!scene) return undefined;
  const { sky, light, hills, things, over } = scene;
  const { width, height } = SCENE;
  const [x, y, radius, colour] = light;
  const gradient = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>${RIDGES.map((ridge, at) => `<path d="${ridge}" fill="${hills[at]}"/>`).join("")}${over?.() ?? ""}${things.map(stand).join("")}</svg>`;
};
