import { raw } from "#theme/html.ts";

const icon = (id: string, path: string, paint: string) =>
  raw(
    `<svg id="yith-wcwl-icon-${id}" class="yith-wcwl-icon-svg" ${paint} viewBox="0 0 24 24" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><path stroke-linecap="round" stroke-linejoin="round" d="${path}"></path></svg>`,
  );

const LINE = 'fill="none" stroke-width="1.5" stroke="currentColor"';
const HEART =
  "M21 8.25c0-2.485-2.099-4.5-4.688-4.5-1.935 0-3.597 1.126-4.312 2.733-.715-1.607-2.377-2.733-4.313-2.733C5.1 3.75 3 5.765 3 8.25c0 7.22 9 12 9 12s9-4.78 9-12Z";

export const icons = {
  heartOutline: icon("heart-outline", HEART, LINE),
  heart: icon("heart", HEART, 'fill="currentColor"'),
  pencil: icon("pencil-outline", "m16.9 4.5 1.7-1.7a1.9 1.9 0 1 1 2.6 2.7L6.8 19.8 2.3 21.7l1.9-4.5Z", LINE),
  cross: icon("x-mark", "M6 18 18 6M6 6l12 12", LINE),
  check: icon("check", "m4.5 12.75 6 6 9-13.5", LINE),
  arrange: icon("arrange", "M8 6v12M8 6 5 9m3-3 3 3m5 9V6m0 12-3-3m3 3 3-3", LINE),
} as const;
