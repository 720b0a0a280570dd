import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { stepAside } from "#src/dom/builder-calls.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { LiveSearchProps } from "./contract.ts";
import { walkRound } from "./option-walk.ts";
import { createResultList, type ResultList } from "./result-options.tsx";
import { createSearchStore, type Results } from "./search-store.ts";
import { useDisplay } from "./use-display.ts";

const BUTTON = ".de-advanced-search-button";
const NOTHING: ResultList = { nodes: [], listbox: null, options: [], summary: "", mark: () => {} };

interface SearchProps extends LiveSearchProps {
  /** Told true when another script shows results in the same place. */
  onTaken: (isTaken: boolean) => void;
}

/** Searches for what is typed, and holds what was found. */
const useFound = (props: SearchProps) => {
  const { panel, onTaken } = props;
  const uid = useUid();
  const [isLoading, setLoading] = useState(false);
  const [found, setFound] = useState(NOTHING);
  const store = useMemo(() => {
    const show = ({ term, html }: Results) =>
      setFound(html ? createResultList(html, { ...props, term, uid }) : NOTHING);
    return createSearchStore({ ask: props.ask, onLoading: setLoading, onResults: show });
  }, [props, uid]);
  useLayoutEffect(() => store.cancel, [store]);
  useLayoutEffect(() => {
    if (panel.querySelector(":scope > .de-search-results")) onTaken(stepAside("Another live search"));
    panel.prepend(...found.nodes);
    return () => {
      for (const node of found.nodes) node.remove();
    };
  }, [panel, found, onTaken]);
  return { isLoading, found, search: store.search };
};

/** Only shops that want it load the memory of searches. */
const useRecentSearches = (isWanted: boolean) => {
  const [recent, setRecent] = useState<typeof import("./recent-searches.tsx")>();
  useEffect(() => {
    if (isWanted) void import("./recent-searches.tsx").then(setRecent);
  }, [isWanted]);
  return recent?.RecentSearches;
};

const Search = (props: SearchProps) => {
  const { host, input, panel, spinner, form, categoryNow } = props;
  const [isOpen, setOpen] = useState(false);
  const [walkedTo, setWalkedTo] = useState<HTMLAnchorElement>();
  const { isLoading, found, search } = useFound(props);
  const RecentSearches = useRecentSearches(props.keepsRecent);
  const { options } = found;
  const active = options.find((option) => option === walkedTo);
  const listbox = isOpen ? found.listbox : null;

  const searchNow = () => {
    setWalkedTo(undefined);
    search(input.value, categoryNow());
  };
  const showAll = () => window.location.assign(props.addressOf(input.value));

  useLayoutEffect(() => found.mark(active), [found, active]);
  useHostState(host, isLoading ? "loading" : listbox ? "open" : "closed");
  useDisplay(panel, isOpen);
  useDisplay(spinner, isLoading);
  useAttributes(input, {
    role: "combobox",
    autocomplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": String(listbox !== null),
    "aria-controls": listbox?.id ?? null,
    "aria-activedescendant": (listbox && active?.id) || null,
  });

  /** The keys that move the cursor, and letters, belong to the field. */
  const walk = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    const walked = walkRound(key, active && listbox ? options.indexOf(active) : -1, options.length);
    if (walked === undefined) return false;
    event.preventDefault();
    setOpen(!altKey || key === "ArrowDown");
    if (!altKey) setWalkedTo(options[walked]);
    return true;
  };
  const choose = () => (active ? active.click() : showAll());
  const leave = () => {
    setOpen(false);
    if (listbox) return;
    input.value = "";
    searchNow();
  };
  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    const { key, target, isComposing } = event;
    if (target !== input || isComposing || walk(event)) return;
    if (key !== "Enter") setWalkedTo(undefined);
    // Without an option the browser sends the form, and where there is nothing to leave Escape is for what is around it.
    if (key === "Enter" && form && !active) return;
    if (key === "Escape" && !isOpen && !input.value) return;
    const answer = { Enter: choose, Escape: leave }[key];
    if (answer) event.preventDefault();
    answer?.();
  });
  useHostEvent(host, "input", ({ target }) => {
    if (target !== input) return;
    setOpen(true);
    searchNow();
  });
  useHostEvent(host, "focusin", ({ target }) => target === input && setOpen(true));
  useHostEvent<FocusEvent>(host, "focusout", ({ relatedTarget }) => {
    // A click on text in the panel gives the focus to whatever around the search can take it.
    const isElsewhere = relatedTarget instanceof Node && !host.contains(relatedTarget) && !relatedTarget.contains(host);
    if (isElsewhere) setOpen(false);
  });
  useHostEvent(host, "change", ({ target }) => target !== input && searchNow());
  useHostEvent(host, "click", ({ target }) => {
    if (target === input) setOpen(true);
    if (!form && target.closest(BUTTON)) showAll();
  });
  // A click may have taken its target off the page.
  useListener(window, "click", ({ target }) => {
    const isElsewhere = target instanceof Node && target.isConnected && target !== input && !panel.contains(target);
    if (isElsewhere) setOpen(false);
  });

  const status = (
    <span role="status" className="screen-reader-text">
      {isOpen && !isLoading && found.summary}
    </span>
  );
  return (
    <>
      {createPortal(status, useSlot(document.body, "beforeend"))}
      {RecentSearches && <RecentSearches {...props} isOpen={isOpen} search={searchNow} />}
    </>
  );
};

/** Steps aside where the builder's own script turns out to be on the page: one term is one search. */
export const LiveSearch = (props: LiveSearchProps) => {
  const { host, panel } = props;
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (host.dataset.widget) void import("./theme-style.tsx");
  }, [host]);
  useLayoutEffect(() => {
    // What it has found is to be seen.
    if (isTaken) panel.style.display = "block";
  }, [isTaken, panel]);
  return isTaken ? null : <Search {...props} onTaken={setTaken} />;
};
