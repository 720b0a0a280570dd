import { row } from "./motif.ts";

const tree = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}l${size * 0.34} ${size * 0.62}h-${size * 0.18}l${size * 0.26} ${size * 0.38}h-${size * 0.84}l${size * 0.26}-${size * 0.38}h-${size * 0.18}z" fill="#1d352d"/>`;

/** The home page's picture: moor, mill and a lit window. */
export const drawHillside = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 640" width="900" height="640"><rect width="900" height="640" fill="#f0dcc0"/><circle cx="650" cy="190" r="84" fill="#e9a35b"/><path d="M0 330q160-120 330-60t300-40 270 20v390H0z" fill="#b9c2a0"/><path d="M0 410q180-90 380-30t520-60v320H0z" fill="#7f9168"/><path d="M0 500q240-90 460-30t440-30v200H0z" fill="#4d6a4c"/><path d="M0 580q260-60 480-20t420-20v100H0z" fill="#2f5347"/><path d="M388 380l74-58 74 58v118H388z" fill="#f7f1e3"/><path d="M372 388l90-72 90 72-10 12-80-62-80 62z" fill="#7c3519"/><path d="M500 330h24v36l-24-20z" fill="#7c3519"/><rect x="416" y="412" width="36" height="44" fill="#e9a35b"/><rect x="476" y="412" width="32" height="86" fill="#5c1f2e"/>${tree(160, 500, 150)}${tree(230, 520, 110)}${tree(90, 520, 100)}${tree(690, 490, 130)}${tree(760, 506, 170)}${tree(830, 510, 110)}${row(5, (n) => `<path d="M${250 + n * 26} ${130 + (n % 2) * 22}q12-14 22 0 10-14 22 0" fill="none" stroke="#5c4a38" stroke-width="3"/>`)}</svg>`;
