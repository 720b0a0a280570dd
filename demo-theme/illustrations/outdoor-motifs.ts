import { block, disc, line, type Motif, path, row, turned } from "./motif.ts";

const leaf = (x: number, y: number, fill: string): string =>
  path(`M${x} ${y}q-34-14-30-50 36 8 30 50zm0 0q34-14 30-50-36 8-30 50z`, fill);

export const outdoorMotifs: Readonly<Record<string, Motif>> = {
  can: ({ main, dark, light }) =>
    line("M152 182c-90-96 86-120 92-8", dark, 12) +
    path("M262 232l78-96 14 12-74 122z", main) +
    turned(0, path("M330 124l40 28-16 16-34-26z", dark)) +
    path("M124 178h144l10 122H114z", main) +
    path("M124 178h40l-6 122h-44z", light, 'opacity=".4"') +
    disc({ cx: 196, cy: 178, rx: 72, ry: 14 }, dark),
  trowel: ({ main, dark, light }) =>
    turned(
      32,
      block({ x: 186, y: 70, width: 28, height: 104, radius: 14 }, main) +
        block({ x: 194, y: 168, width: 12, height: 44 }, dark) +
        path("M160 210h80q10 70-40 122-50-52-40-122z", light) +
        line("M200 226v72", dark, 4),
    ),
  pot: ({ main, dark, light }) =>
    leaf(200, 170, "#5f7a45") +
    leaf(164, 176, "#7b945c") +
    leaf(236, 176, "#48613a") +
    path("M126 206h148l-20 94H146z", main) +
    path("M126 206h44l-8 94h-16z", light, 'opacity=".5"') +
    block({ x: 112, y: 168, width: 176, height: 42, radius: 8 }, dark),
  nestbox: ({ main, dark, light }) =>
    path("M126 148h148v152H126z", main) +
    path("M104 156l96-72 96 72-12 16-84-62-84 62z", dark) +
    disc({ cx: 200, cy: 204, rx: 28, ry: 28 }, dark) +
    line("M200 252v-2", dark, 10) +
    row(3, (n) => line(`M${156 + n * 44} 268v28`, light, 3)),
  seeds: ({ main, dark, light, accent }) =>
    row(3, (n) =>
      turned(
        -14 + n * 14,
        block({ x: 140, y: 112, width: 120, height: 180, radius: 6 }, [dark, light, main][n] ?? main),
      ),
    ) +
    turned(
      14,
      block({ x: 156, y: 136, width: 88, height: 104, radius: 4 }, "#fbf7ee") +
        leaf(200, 222, accent) +
        line("M200 222v12", accent, 5),
    ),
  tent: ({ main, dark, light, accent }) =>
    path("M60 300L200 108l140 192z", main) +
    path("M200 108l140 192h-66z", dark) +
    path("M200 148l-48 152h74z", "#22302a") +
    path("M200 148l26 152h34z", light) +
    line("M60 300l-24 8M340 300l24 8M200 108V84", dark, 6) +
    path("M200 84l30 10-30 10z", accent),
  pack: ({ main, dark, light, accent }) =>
    line("M124 190q-40 40-14 104M276 190q40 40 14 104", dark, 14) +
    path("M128 156q0-70 72-70t72 70v132q0 14-14 14H142q-14 0-14-14z", main) +
    path("M128 156q72 34 144 0v-22q-72 30-144 0z", dark) +
    block({ x: 150, y: 214, width: 100, height: 70, radius: 12 }, light) +
    line("M150 238h100", dark, 5) +
    block({ x: 192, y: 168, width: 16, height: 34, radius: 4 }, accent),
  bottle: ({ main, dark, light }) =>
    block({ x: 176, y: 78, width: 48, height: 40, radius: 10 }, dark) +
    path("M180 116h40q34 22 34 56v116q0 14-14 14h-80q-14 0-14-14V172q0-34 34-56z", main) +
    path("M160 172q2-26 22-42v160h-22z", light, 'opacity=".6"') +
    block({ x: 146, y: 224, width: 108, height: 18 }, dark),
  rope: ({ main, dark, light }) =>
    row(
      4,
      (n) =>
        `<ellipse cx="200" cy="${272 - n * 32}" rx="${104 - n * 5}" ry="34" fill="none" stroke="${[main, light, main, dark][n] ?? main}" stroke-width="18"/>`,
    ) + line("M296 176q44 30 16 96", light, 14),
  hatchet: ({ main, dark, light }) =>
    turned(
      28,
      block({ x: 188, y: 104, width: 26, height: 212, radius: 12 }, light) +
        path("M182 96h40v66h-40q-52 22-78 6 22-40 4-78 40-8 74 6z", main) +
        path("M104 168q22-40 4-78l14-2q18 40-2 82z", dark),
    ),
  stool: ({ main, dark, light }) =>
    line("M142 196l106 104M258 196L152 300M200 196v104", dark, 13) +
    path("M104 176q96-44 192 0l-14 36q-82 22-164 0z", main) +
    path("M104 176q96-44 192 0-96 34-192 0z", light),
};
