import { clothMotifs } from "./cloth-motifs.ts";
import { hearthMotifs } from "./hearth-motifs.ts";
import { disc } from "./motif.ts";
import { outdoorMotifs } from "./outdoor-motifs.ts";
import { palettes } from "./palettes.ts";
import { tableMotifs } from "./table-motifs.ts";

export const motifs = { ...tableMotifs, ...hearthMotifs, ...clothMotifs, ...outdoorMotifs };

/** Draws `motif-palette`; undefined for an unknown name. */
export const drawProduct = (name: string): string | undefined => {
  const [motifName = "", paletteName = ""] = name.split("-");
  const motif = motifs[motifName];
  const palette = palettes[paletteName];
  if (!motif || !palette) return undefined;
  const { backdrop, ground } = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="600" height="600"><rect width="400" height="400" fill="${backdrop}"/><path d="M0 286q110-26 210-8t190-12v134H0z" fill="${ground}"/>${disc({ cx: 200, cy: 308, rx: 118, ry: 12 }, "rgb(0 0 0 / .12)")}${motif(palette)}</svg>`;
};
