import { useLayoutEffect, useState } from "react";

/** What changes server nodes for as long as the island lives, and gives them back as they were. */
export const useRestored = <Changes extends { restore: () => void }>(create: () => Changes): Changes => {
  const [changes] = useState(create);
  useLayoutEffect(() => changes.restore, [changes]);
  return changes;
};
