import type { Palette } from "./palettes.ts";

/** Draws a thing that stands on the ground line (y = 300) of a 400 × 400 sheet. */
export type Motif = (palette: Palette) => string;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

interface Ellipse {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

export const disc = ({ cx, cy, rx, ry }: Ellipse, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
}

export const block = ({ x, y, width, height, radius = 0 }: Box, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const turned = (degrees: number, drawing: string): string =>
  `<g transform="rotate(${degrees} 200 200)">${drawing}</g>`;

export const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
