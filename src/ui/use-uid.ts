import { useState } from "react";

let uids = 0;

/** An id that is unique on the page. On Preact `useId` repeats its ids in every root. */
export const useUid = (): string => useState(() => `sw${++uids}`)[0];
