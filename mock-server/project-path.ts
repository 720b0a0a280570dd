import { join } from "node:path";

export const projectPath = (path: string): string => join(import.meta.dirname, "..", path);
