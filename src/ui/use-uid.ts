import { useState } from "react";

let uids = 0;

/** An id that is unique on the page, for as long as the island lives. `useId` repeats itself in every root on Preact. */
export const useUid = (): string => useState(() => `sw${++uids}`)[0];
