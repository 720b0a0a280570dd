import { type Dropdown, showDropdown } from "./dropdown.tsx";

type Opener = "pointer" | "keyboard" | "hover";

interface Opening {
  by: Opener;
  closed: AbortController;
}

/** Called for each dropdown that opens; the signal aborts when it closes. */
type Follow = (dropdown: Dropdown, closed: AbortSignal, by: Opener) => void;

/** The map of open dropdowns keeps the order of opening. An exclusive one closes when another opens. */
export const createOpenDropdowns = (dropdowns: readonly Dropdown[], isExclusive: boolean, onChange: () => void) => {
  const open = new Map<Dropdown, Opening>();
  const follows: Follow[] = [];

  /** The dropdown around a node. */
  const at = (node: unknown) => dropdowns.find(({ root }) => root.contains(node as Node | null));

  const closeDropdown = (node: unknown) => {
    const dropdown = at(node);
    const opening = dropdown && open.get(dropdown);
    if (!opening) return;
    open.delete(dropdown);
    opening.closed.abort();
    showDropdown(dropdown, false);
    onChange();
  };

  const closeAll = () => {
    for (const { root } of open.keys()) closeDropdown(root);
  };

  const beginOpening = (dropdown: Dropdown, by: Opener) => {
    const closed = new AbortController();
    if (isExclusive) closeAll();
    open.set(dropdown, { by, closed });
    showDropdown(dropdown, true);
    onChange();
    for (const follow of follows) follow(dropdown, closed.signal, by);
  };

  const openDropdown = (node: unknown, by: Opener = "pointer") => {
    const dropdown = at(node);
    const known = dropdown && open.get(dropdown);
    if (known) known.by = by;
    else if (dropdown) beginOpening(dropdown, by);
  };

  return {
    open,
    at,
    openDropdown,
    closeDropdown,
    closeAll,
    getOpenDropdown: () => [...open.keys()][0]?.root ?? null,
    /** Calls `follow` for each dropdown that opens, and at once for those already open. */
    onOpen: (follow: Follow) => {
      follows.push(follow);
      for (const [dropdown, { by, closed }] of open) follow(dropdown, closed.signal, by);
    },
  };
};
