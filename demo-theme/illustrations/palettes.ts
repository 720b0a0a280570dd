export interface Palette {
  backdrop: string;
  ground: string;
  main: string;
  dark: string;
  light: string;
  accent: string;
}

export const palettes: Readonly<Record<string, Palette>> = {
  spruce: {
    backdrop: "#dfe6dc",
    ground: "#cbd6c8",
    main: "#2f5347",
    dark: "#1d352d",
    light: "#7d9a88",
    accent: "#d9a441",
  },
  moss: {
    backdrop: "#e6e8d6",
    ground: "#d5d9bd",
    main: "#6b7a3a",
    dark: "#454f24",
    light: "#a6b274",
    accent: "#b4532a",
  },
  clay: {
    backdrop: "#f2e1d5",
    ground: "#e6cdbc",
    main: "#b4532a",
    dark: "#7c3519",
    light: "#dd9068",
    accent: "#2f5347",
  },
  slate: {
    backdrop: "#dee4ea",
    ground: "#c9d3dc",
    main: "#4d6478",
    dark: "#2d3d4b",
    light: "#93a8b8",
    accent: "#d9a441",
  },
  sand: {
    backdrop: "#f3ecdd",
    ground: "#e6d9bf",
    main: "#c9a86a",
    dark: "#8a6d38",
    light: "#e5d1a4",
    accent: "#7c3a4a",
  },
  berry: {
    backdrop: "#f0dfe1",
    ground: "#e2c9cd",
    main: "#8c3347",
    dark: "#5c1f2e",
    light: "#c47e8d",
    accent: "#d9a441",
  },
  ochre: {
    backdrop: "#f5e8cc",
    ground: "#ead7ae",
    main: "#c98a24",
    dark: "#875a10",
    light: "#e6bb6a",
    accent: "#2f5347",
  },
};
