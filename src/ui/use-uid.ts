import { createContext, useContext, useId } from "react";

/** Set once for each island by the mount. */
export const IslandId = createContext("sw0");

/** An id that is unique on the page. `useId` alone repeats itself in every root on Preact. */
export const useUid = (): string => `${useContext(IslandId)}-${useId()}`;
