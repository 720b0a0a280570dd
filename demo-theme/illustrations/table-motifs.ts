import { block, disc, line, type Motif, path, row, turned } from "./motif.ts";

export const tableMotifs: Readonly<Record<string, Motif>> = {
  mug: ({ main, dark, light }) =>
    line("M262 190c52-8 60 74 0 76", dark, 20) +
    path("M128 150h140v120q0 30-30 30h-80q-30 0-30-30z", main) +
    path("M128 150h36v150h-6q-30 0-30-30z", light, 'opacity=".35"') +
    disc({ cx: 198, cy: 150, rx: 70, ry: 15 }, dark) +
    disc({ cx: 198, cy: 152, rx: 58, ry: 9 }, light),
  bowl: ({ main, dark, light, accent }) =>
    path("M88 176h224q-6 92-78 124h-68q-72-32-78-124z", main) +
    path("M98 214h204l-9 26H107z", light, 'opacity=".6"') +
    disc({ cx: 200, cy: 176, rx: 112, ry: 24 }, dark) +
    disc({ cx: 200, cy: 180, rx: 98, ry: 16 }, light) +
    row(5, (n) => disc({ cx: 148 + n * 26, cy: 176 + (n % 2) * 6, rx: 11, ry: 9 }, accent)),
  kettle: ({ main, dark, light }) =>
    line("M132 176c0-112 136-112 136 0", dark, 14) +
    path("M268 214l62-44 8 16-54 74z", dark) +
    path("M106 300c-22-70 12-132 94-132s116 62 94 132z", main) +
    path("M122 292c-10-52 6-92 46-108-22 32-26 72-20 108z", light, 'opacity=".5"') +
    block({ x: 156, y: 156, width: 88, height: 18, radius: 9 }, dark) +
    disc({ cx: 200, cy: 148, rx: 13, ry: 13 }, light),
  teapot: ({ main, dark, light, accent }) =>
    line("M122 212c-52-14-50 66 4 58", dark, 16) +
    path("M276 226c34-2 30-44 64-44l-4 18c-24 6-22 62-60 62z", dark) +
    disc({ cx: 200, cy: 240, rx: 90, ry: 62 }, main) +
    path("M120 226q80 34 160 0l3 18q-83 34-166 0z", light, 'opacity=".6"') +
    path("M152 188q48-34 96 0z", dark) +
    disc({ cx: 200, cy: 164, rx: 12, ry: 12 }, accent),
  pan: ({ main, dark, light }) =>
    turned(
      -18,
      block({ x: 258, y: 186, width: 122, height: 28, radius: 14 }, dark) +
        disc({ cx: 362, cy: 200, rx: 6, ry: 6 }, light) +
        disc({ cx: 172, cy: 200, rx: 104, ry: 104 }, dark) +
        disc({ cx: 172, cy: 200, rx: 86, ry: 86 }, main) +
        line("M116 182q16-44 62-50", light, 8),
    ),
  board: ({ main, dark, light }) =>
    turned(
      12,
      block({ x: 178, y: 62, width: 44, height: 90, radius: 20 }, main) +
        block({ x: 112, y: 128, width: 176, height: 196, radius: 22 }, main) +
        disc({ cx: 200, cy: 84, rx: 9, ry: 9 }, dark) +
        row(4, (n) => line(`M${138 + n * 42} 150q12 74 0 150`, n % 2 ? light : dark, 3)),
    ),
  plate: ({ main, dark, light }) =>
    disc({ cx: 200, cy: 232, rx: 138, ry: 68 }, dark) +
    disc({ cx: 200, cy: 222, rx: 138, ry: 66 }, light) +
    disc({ cx: 200, cy: 224, rx: 108, ry: 48 }, main) +
    disc({ cx: 190, cy: 214, rx: 74, ry: 26 }, light),
  box: ({ main, dark, light, accent }) =>
    path("M92 176l108-34 108 34-108 36z", light) +
    path("M92 176l108 36v100l-108-36z", main) +
    path("M308 176l-108 36v100l108-36z", dark) +
    row(3, (n) => disc({ cx: 152 + n * 48, cy: 176 + (n % 2) * 4, rx: 18, ry: 7 }, accent)),
  bag: ({ main, dark, light }) =>
    path("M132 128h136l22 172H110z", main) +
    path("M132 128h136l-12-24H144z", dark) +
    line("M150 150q50 28 100 0", light, 6) +
    path("M168 214h64v44h-64z", light, 'opacity=".7"'),
  tin: ({ main, dark, light, accent }) =>
    block({ x: 128, y: 168, width: 144, height: 128, radius: 12 }, main) +
    disc({ cx: 200, cy: 172, rx: 72, ry: 18 }, light) +
    disc({ cx: 200, cy: 164, rx: 72, ry: 18 }, dark) +
    block({ x: 128, y: 212, width: 144, height: 44 }, light) +
    disc({ cx: 200, cy: 234, rx: 15, ry: 15 }, accent),
  tray: ({ main, dark, light }) =>
    path("M84 220h232l-22 66H106z", main) +
    path("M84 220h232l-6 18H90z", dark) +
    path("M104 164h192l-16 44H120z", light) +
    path("M104 164h192l-4 12H108z", dark),
};
