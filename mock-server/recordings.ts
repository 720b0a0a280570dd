import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectPath } from "./project-path.ts";

/** A recorded call to a real shop, with its answer. */
export interface RecordedCall {
  name: string;
  request: { url: string; headers: Record<string, string>; body: string };
  response: {
    status: number;
    headers: { "content-type": string };
    setsCookies: string[];
    json?: unknown;
    text?: string;
  };
}

export const recordingsFolder = resolve(projectPath(""), process.env.RECORDINGS_DIR ?? "../shared/recordings");

/** Reads a folder's recordings; empty where the recordings are missing, so that their tests are skipped. */
export const readRecordedCalls = (folder: string): RecordedCall[] => {
  try {
    const files = readdirSync(resolve(recordingsFolder, folder)).filter((file) => file.endsWith(".json"));
    return files.map((file) => JSON.parse(readFileSync(resolve(recordingsFolder, folder, file), "utf8")));
  } catch {
    return [];
  }
};

/** Reads a recorded page; empty where the recordings are missing. */
export const readRecordedPage = (file: string): string => {
  try {
    return readFileSync(resolve(recordingsFolder, "pages", file), "utf8");
  } catch {
    return "";
  }
};
