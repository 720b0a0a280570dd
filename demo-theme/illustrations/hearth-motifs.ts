import { block, disc, line, type Motif, path, row, turned } from "./motif.ts";

const flame = (cx: number, base: number): string =>
  path(`M${cx} ${base - 54}c22 26 20 54 0 54s-22-28 0-54z`, "#e0762a") +
  path(`M${cx} ${base - 28}c10 12 9 26 0 26s-10-14 0-26z`, "#fff3d0");

export const hearthMotifs: Readonly<Record<string, Motif>> = {
  lantern: ({ main, dark }) =>
    line("M146 156c-4-84 112-84 108 0", dark, 8) +
    block({ x: 164, y: 118, width: 72, height: 30, radius: 8 }, dark) +
    path("M152 148h96l12 112H140z", "#fdf6e3") +
    line("M152 148h96l12 112H140z", main, 8) +
    flame(200, 248) +
    block({ x: 128, y: 256, width: 144, height: 44, radius: 12 }, main) +
    line("M140 204h120", main, 5),
  candle: ({ main, dark, light }) =>
    line("M200 156v-22", dark, 5) +
    flame(200, 140) +
    path("M148 168q52-22 104 0v130H148z", main) +
    path("M148 168q10 52 22 20t22 10 20-6 40-24v-10q-52-20-104 10z", light) +
    disc({ cx: 200, cy: 300, rx: 86, ry: 14 }, dark),
  candles: ({ main, dark, light }) =>
    [150, 250]
      .map(
        (x, n) =>
          line(`M${x} ${118 + n * 24}v-14`, dark, 4) +
          flame(x, 108 + n * 24) +
          path(`M${x - 14} ${120 + n * 24}h28l6 ${178 - n * 24}h-40z`, n ? light : main) +
          disc({ cx: x, cy: 300, rx: 42, ry: 9 }, dark),
      )
      .join(""),
  lamp: ({ main, dark, light, accent }) =>
    line("M176 292l-34-92 78-82", dark, 10) +
    disc({ cx: 142, cy: 200, rx: 9, ry: 9 }, light) +
    path("M196 84l84 44-30 54-84-46z", main) +
    path("M280 128l-30 54 54-8z", accent, 'opacity=".55"') +
    path("M112 300q64-28 128 0z", main),
  snuffer: ({ main, dark, light }) =>
    turned(
      -24,
      line("M148 206h196", dark, 9) +
        path("M96 150h64l18 112H78z", main) +
        path("M96 150h22l-16 112H78z", light, 'opacity=".6"') +
        disc({ cx: 350, cy: 206, rx: 14, ry: 14 }, main),
    ),
  clock: ({ main, dark, light, accent }) =>
    line("M160 288l-18 14M240 288l18 14", dark, 14) +
    disc({ cx: 200, cy: 202, rx: 96, ry: 96 }, main) +
    disc({ cx: 200, cy: 202, rx: 78, ry: 78 }, light) +
    row(
      12,
      (n) => `<rect x="197" y="132" width="6" height="12" fill="${dark}" transform="rotate(${n * 30} 200 202)"/>`,
    ) +
    line("M200 202v-46M200 202l36 18", dark, 8) +
    disc({ cx: 200, cy: 202, rx: 8, ry: 8 }, accent),
  basket: ({ main, dark, light }) =>
    line("M116 196c10-128 158-128 168 0", dark, 12) +
    path("M98 196h204l-28 104H126z", main) +
    row(4, (n) => line(`M${110 + n * 8} ${218 + n * 22}h${180 - n * 16}`, n % 2 ? light : dark, 6)) +
    block({ x: 90, y: 184, width: 220, height: 22, radius: 11 }, light),
  notebook: ({ main, dark, light, accent }) =>
    turned(
      -8,
      block({ x: 126, y: 92, width: 156, height: 212, radius: 8 }, "#fbf7ee") +
        block({ x: 116, y: 88, width: 156, height: 212, radius: 8 }, main) +
        block({ x: 116, y: 88, width: 28, height: 212, radius: 8 }, dark) +
        block({ x: 172, y: 128, width: 72, height: 40, radius: 4 }, light) +
        line("M252 88v226", accent, 7),
    ),
  pencils: ({ main, dark, light, accent }) =>
    row(5, (n) =>
      turned(
        -16 + n * 8,
        block({ x: 190, y: 118, width: 20, height: 182, radius: 3 }, [main, accent, light, dark, main][n] ?? main) +
          path("M190 120l10-34 10 34z", "#f3dfb8") +
          path("M196 98l4-12 4 12z", dark),
      ),
    ),
  calendar: ({ main, dark, light, accent }) =>
    block({ x: 118, y: 92, width: 164, height: 208, radius: 6 }, "#fbf7ee") +
    block({ x: 118, y: 92, width: 164, height: 56, radius: 6 }, main) +
    disc({ cx: 200, cy: 120, rx: 18, ry: 18 }, accent) +
    disc({ cx: 208, cy: 116, rx: 16, ry: 16 }, main) +
    row(12, (n) =>
      disc({ cx: 148 + (n % 4) * 35, cy: 178 + Math.floor(n / 4) * 42, rx: 11, ry: 11 }, n % 3 ? light : dark),
    ),
  wall: ({ main, dark, light }) =>
    row(15, (n) =>
      block(
        {
          x: 76 + (n % 5) * 50 + (Math.floor(n / 5) % 2) * 18,
          y: 254 - Math.floor(n / 5) * 44,
          width: 46,
          height: 40,
          radius: 13,
        },
        [main, light, dark][(n * 2) % 3] ?? main,
      ),
    ) + row(7, (n) => turned(0, path(`M${86 + n * 36} 162l8-42h18l6 42z`, n % 2 ? dark : main))),
};
