import { fileURLToPath } from "node:url";

/** An absolute path inside the project, from one that is relative to its root. */
export const projectPath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
