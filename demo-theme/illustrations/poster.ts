import { drawHillside } from "./hillside.ts";
import { block, disc, line, path, row } from "./motif.ts";
import { type Palette, palettes } from "./palettes.ts";
import { tableMotifs } from "./table-motifs.ts";

const sheet = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">${drawing}</svg>`;

const bench = ({ backdrop, ground }: Palette): string =>
  block({ x: 0, y: 0, width: 1280, height: 720 }, backdrop) +
  path("M0 520h1280v200H0z", ground) +
  path("M0 520h1280v10H0z", "rgb(0 0 0 / .1)");

const standing = (drawing: string, { x, y, scale }: { x: number; y: number; scale: number }): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

const kettle = (): string => {
  const palette = palettes.berry ?? palettes.clay;
  if (!palette) return "";
  const tools =
    line("M150 640l230-40", palette.dark, 14) +
    path("M380 588l70-4 6 20-70 10z", palette.accent) +
    disc({ cx: 1050, cy: 612, rx: 96, ry: 20 }, "rgb(0 0 0 / .12)") +
    disc({ cx: 1050, cy: 590, rx: 92, ry: 34 }, palette.light) +
    disc({ cx: 1050, cy: 584, rx: 74, ry: 22 }, palette.backdrop);
  const steam = row(3, (n) => line(`M${860 + n * 34} 250q-18-34 0-64t0-64`, palette.light, 7));
  const pot =
    disc({ cx: 640, cy: 612, rx: 210, ry: 22 }, "rgb(0 0 0 / .12)") +
    standing(tableMotifs.kettle?.(palette) ?? "", { x: 300, y: 62, scale: 1.82 });
  return sheet(bench(palette) + steam + pot + tools);
};

const kiln = (): string => {
  const palette = palettes.ochre;
  if (!palette) return "";
  const { dark, main, light } = palette;
  const bricks = row(7, (r) =>
    row(9, (n) =>
      block(
        { x: 250 + n * 90 - (r % 2) * 45, y: 120 + r * 62, width: 82, height: 54, radius: 6 },
        n % 3 ? "#8d5a34" : "#7a4c2b",
      ),
    ),
  );
  const mouth =
    path("M490 554V360q0-150 150-150t150 150v194z", "#3a1d10") +
    path("M530 554V380q0-110 110-110t110 110v174z", main) +
    path("M570 554V420q0-70 70-70t70 70v134z", light);
  const wares = row(3, (n) => disc({ cx: 590 + n * 52, cy: 524, rx: 22, ry: 30 }, n % 2 ? "#f7f1e3" : dark));
  return sheet(
    block({ x: 0, y: 0, width: 1280, height: 720 }, "#2c2420") +
      bricks +
      mouth +
      wares +
      path("M0 554h1280v166H0z", "#4a3626"),
  );
};

const moor = (): string =>
  sheet(`<g transform="scale(1.4223)">${drawHillside().replace(/^<svg[^>]*>|<\/svg>$/g, "")}</g>`);

const posters: Readonly<Record<string, () => string>> = { kettle, kiln, moor };

/** Undefined for an unknown name. */
export const drawPoster = (name: string): string | undefined =>
  Object.hasOwn(posters, name) ? posters[name]?.() : undefined;
