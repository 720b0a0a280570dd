import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { reportNotice } from "#src/report-error.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { LiveSearchProps } from "./contract.ts";
import { walkRound } from "./option-walk.ts";
import type { ResultList } from "./result-options.tsx";
import { createSearchStore } from "./search-store.ts";
import { useDisplay } from "./use-display.ts";

const BUTTON = ".de-advanced-search-button";
const NOTHING: ResultList = { nodes: [], listbox: null, options: [], summary: "", mark: () => {} };

interface SearchProps extends LiveSearchProps {
  /** Told true when another script shows results in the same place. */
  onTaken: (isTaken: boolean) => void;
}

/** Searches for what is typed, and holds what was found. */
const useFound = ({ ask, addressOf, say, panel, onTaken }: SearchProps) => {
  const uid = useUid();
  const [isLoading, setLoading] = useState(false);
  const [found, setFound] = useState(NOTHING);
  const store = useMemo(() => {
    let code: typeof import("./result-options.tsx") | undefined;
    return createSearchStore({
      ask: async (...question) => {
        const [html, loaded] = await Promise.all([ask(...question), import("./result-options.tsx")]);
        code = loaded;
        return html;
      },
      onLoading: setLoading,
      onResults: ({ term, html }) => {
        const wanted = { term, uid, say, panel, allResultsAddress: addressOf(term) };
        setFound((html && code?.createResultList(html, wanted)) || NOTHING);
      },
    });
  }, [ask, addressOf, say, uid, panel]);
  useLayoutEffect(() => store.cancel, [store]);
  useLayoutEffect(() => {
    if (panel.querySelector(":scope > .de-search-results")) onTaken(true);
    panel.prepend(...found.nodes);
    return () => {
      for (const node of found.nodes) node.remove();
    };
  }, [panel, found, onTaken]);
  return { isLoading, found, search: store.search };
};

/** Only shops that want it load the memory of searches. */
const useRecent = (isWanted: boolean) => {
  const [recent, setRecent] = useState<typeof import("./recent-searches.tsx")>();
  useEffect(() => {
    if (isWanted) void import("./recent-searches.tsx").then(setRecent);
  }, [isWanted]);
  return recent;
};

const Search = (props: SearchProps) => {
  const { host, input, panel, spinner, form, categoryNow } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(input.value);
  const [walkedTo, setWalkedTo] = useState<HTMLAnchorElement>();
  const { isLoading, found, search } = useFound(props);
  const recent = useRecent(props.keepsRecent);
  const { options } = found;
  const active = options.find((option) => option === walkedTo);
  const listbox = isOpen ? found.listbox : null;

  const remember = () => recent?.remember(input.value);
  const searchNow = () => {
    setTyped(input.value);
    setWalkedTo(undefined);
    search(input.value, categoryNow());
  };
  const showAll = () => {
    remember();
    window.location.assign(props.addressOf(input.value));
  };

  useLayoutEffect(() => found.mark(active), [found, active]);
  useHostState(host, isLoading ? "loading" : listbox ? "open" : "closed");
  useDisplay(panel, isOpen);
  useDisplay(spinner, isLoading);
  useAttributes(input, { role: "combobox", "aria-autocomplete": "list", autocomplete: "off" });
  useAttributes(input, {
    "aria-expanded": String(listbox !== null),
    "aria-controls": listbox?.id ?? null,
    "aria-activedescendant": (listbox && active?.id) || null,
  });

  const answers: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Enter: (event) => {
      if (!active && form) return remember();
      event.preventDefault();
      if (active) active.click();
      else showAll();
    },
    Escape: (event) => {
      event.preventDefault();
      if (listbox) return setOpen(false);
      input.value = "";
      searchNow();
    },
  };

  useHostEvent<KeyboardEvent>(host, "keydown", (event) => {
    const { key, altKey, isComposing } = event;
    if (event.target !== input || isComposing) return;
    const walked = walkRound(key, active && listbox ? options.indexOf(active) : -1, options.length);
    if (walked === undefined) {
      answers[key]?.(event);
      // The keys that move the cursor, and letters, belong to the field.
      if (key !== "Enter") setWalkedTo(undefined);
      return;
    }
    event.preventDefault();
    setOpen(!altKey || key === "ArrowDown");
    if (!altKey) setWalkedTo(options[walked]);
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
  useHostEvent(host, "submit", remember);
  useHostEvent(host, "click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target === input) setOpen(true);
    if (panel.contains(target) && target.closest("a")) remember();
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
  const chooseRecent = (term: string) => {
    input.value = term;
    input.focus();
    searchNow();
  };
  return (
    <>
      {createPortal(status, useSlot(document.body, "beforeend"))}
      {recent && <recent.RecentSearches {...props} isShown={isOpen && !typed} onChoose={chooseRecent} />}
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
    if (!isTaken) return;
    panel.style.display = "block";
    reportNotice("live-search", "Another script searches on this page; this bundle leaves the search to it.");
  }, [isTaken, panel]);
  return isTaken ? null : <Search {...props} onTaken={setTaken} />;
};
