import type { Category } from "#mock/model.ts";

export const categories: readonly Category[] = [
  { slug: "kitchen", name: "Kitchen & table", line: "Enamel, stoneware and iron for slow breakfasts." },
  { slug: "light", name: "Hearth & light", line: "Lanterns, candles and what a fire needs." },
  { slug: "textiles", name: "Wool & linen", line: "Blankets, socks and cloth, washed soft." },
  { slug: "garden", name: "Garden", line: "Tools and pots that can be left in the rain." },
  { slug: "trail", name: "Trail", line: "Light enough to carry, stout enough to keep." },
  { slug: "desk", name: "Desk", line: "Paper, cedar and brass for a clear morning." },
];

interface Shelf {
  /** A department's entries in the menu, each with its product. */
  goods: readonly (readonly [text: string, product: string])[];
  picture: string;
}

export const shelves: Readonly<Record<Category["slug"], Shelf>> = {
  kitchen: {
    goods: [
      ["Mugs", "ridge-enamel-mug"],
      ["Bowls", "stoneware-breakfast-bowl"],
      ["Kettles and teapots", "whistling-field-kettle"],
      ["Chopping boards", "ash-chopping-board"],
      ["Iron pans", "cast-iron-skillet"],
    ],
    picture: "kettle-berry",
  },
  light: {
    goods: [
      ["Lanterns", "storm-lantern"],
      ["Reading lamps", "anglepoint-reading-lamp"],
      ["Candles", "beeswax-pillar-candle"],
      ["For the fireside", "hearth-basket"],
    ],
    picture: "lantern-ochre",
  },
  textiles: {
    goods: [
      ["Blankets", "hillside-wool-blanket"],
      ["Socks and slippers", "ribbed-wool-socks"],
      ["Hats", "fisherman-beanie"],
      ["Cushions", "linen-cushion"],
      ["Towels", "waffle-bath-towel"],
    ],
    picture: "blanket-moss",
  },
  garden: {
    goods: [
      ["Pots and trays", "terracotta-pot"],
      ["Hand tools", "hand-trowel"],
      ["Watering cans", "long-reach-watering-can"],
      ["Seeds and twine", "kitchen-herb-seeds"],
    ],
    picture: "can-spruce",
  },
  trail: {
    goods: [
      ["Tents", "two-person-ridge-tent"],
      ["Packs", "day-pack-22-litres"],
      ["Tables and stools", "camp-table"],
      ["Plates and bottles", "enamel-camp-plate"],
    ],
    picture: "tent-moss",
  },
  desk: {
    goods: [
      ["Notebooks", "clothbound-notebook"],
      ["Pencils", "cedar-pencils-box-of-six"],
      ["Clocks and calendars", "brass-desk-clock"],
      ["Trays", "letter-tray"],
    ],
    picture: "notebook-slate",
  },
};
