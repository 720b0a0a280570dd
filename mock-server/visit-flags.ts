import { FLAGS_COOKIE, type Flags, readFlags, rememberFlags } from "#theme/flags.ts";
import type { Call } from "./shop.ts";

export const flagsOf = ({ visit, url }: Pick<Call, "visit" | "url">): Flags =>
  readFlags(rememberFlags(visit.cookies.get(FLAGS_COOKIE) ?? "", url.searchParams), visit.session.flags);

/** Keeps flags from the address for the pages behind links. */
export const flagsCookie = ({ visit, url }: Pick<Call, "visit" | "url">): string[] => {
  const before = visit.cookies.get(FLAGS_COOKIE) ?? "";
  const after = rememberFlags(before, url.searchParams);
  return after === before ? [] : [`${FLAGS_COOKIE}=${encodeURIComponent(after)}; path=/`];
};
