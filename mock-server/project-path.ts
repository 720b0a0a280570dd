import { fileURLToPath } from "node:url";

export const projectPath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
