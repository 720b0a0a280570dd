import { block, disc, line, type Motif, path, row } from "./motif.ts";

export const clothMotifs: Readonly<Record<string, Motif>> = {
  blanket: ({ main, dark, light, accent }) =>
    row(3, (n) =>
      block(
        { x: 92 + n * 6, y: 250 - n * 50, width: 216 - n * 12, height: 50, radius: 20 },
        [main, light, dark][n] ?? main,
      ),
    ) +
    row(3, (n) => line(`M${112 + n * 6} ${275 - n * 50}h${150 - n * 10}`, n === 1 ? dark : accent, 6)) +
    row(8, (n) => line(`M${106 + n * 27} 300v12`, main, 4)),
  towel: ({ main, dark, light }) =>
    block({ x: 84, y: 96, width: 232, height: 12, radius: 6 }, dark) +
    path("M132 98h136v196H132z", main) +
    row(3, (n) => block({ x: 132, y: 226 + n * 20, width: 136, height: 8 }, light)) +
    path("M132 98h40v196h-40z", light, 'opacity=".25"'),
  cushion: ({ main, dark, light, accent }) =>
    path("M98 128q102 22 204 0 -20 86 0 172-102-22-204 0 20-86 0-172z", main) +
    row(4, (n) => line(`M${138 + n * 42} 146q-8 68 0 138`, n % 2 ? light : dark, 5)) +
    disc({ cx: 200, cy: 214, rx: 10, ry: 10 }, accent),
  apron: ({ main, dark, light }) =>
    line("M164 112c-6-52 78-52 72 0", dark, 8) +
    path("M160 108h80l8 64q44 10 44 24v104H108V196q0-14 44-24z", main) +
    path("M158 212h84v48q0 14-14 14h-56q-14 0-14-14z", light) +
    line("M108 204l-28 22M292 204l28 22", dark, 6),
  roll: ({ main, dark, light }) =>
    path("M104 176h186v96H104z", main) +
    disc({ cx: 290, cy: 224, rx: 30, ry: 48 }, dark) +
    disc({ cx: 290, cy: 224, rx: 15, ry: 24 }, light) +
    path("M104 176q-30 0-30 48t30 48h40v28H92q-44-6-44-76t56-48z", light),
  socks: ({ main, dark, light, accent }) =>
    [0, 74]
      .map(
        (x) =>
          path(`M${118 + x} 96h58v108l-4 40q-6 54-66 54-34 0-34-24 0-20 30-30 16-6 16-36z`, x ? main : dark) +
          block({ x: 114 + x, y: 90, width: 66, height: 30, radius: 8 }, light) +
          block({ x: 118 + x, y: 140, width: 58, height: 10 }, accent),
      )
      .join(""),
  beanie: ({ main, dark, light }) =>
    path("M104 252c-4-164 196-164 192 0z", main) +
    row(5, (n) => line(`M${136 + n * 32} 246q${(2 - n) * -6} -70 ${(2 - n) * 18} -112`, n % 2 ? light : dark, 5)) +
    block({ x: 92, y: 238, width: 216, height: 56, radius: 18 }, dark) +
    row(8, (n) => line(`M${112 + n * 25} 250v32`, light, 3)),
  slippers: ({ main, dark, light }) =>
    [0, 128]
      .map(
        (x) =>
          path(`M${82 + x} 292q-16-74 26-116 26-22 52 0 40 40 18 116z`, dark) +
          path(`M${88 + x} 246q4-74 46-80t48 80q-48-24-94 0z`, main) +
          path(`M${108 + x} 252q26-20 54 0v28q-26 12-54 0z`, light),
      )
      .join(""),
};
