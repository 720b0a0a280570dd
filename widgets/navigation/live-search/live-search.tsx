import { useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { scrollWithin } from "#src/dom/scroll-within.ts";
import { useAttributes } from "#src/ui/use-attributes.ts";
import { useHostEvent } from "#src/ui/use-host-event.ts";
import { useHostState } from "#src/ui/use-host-state.ts";
import { useListener } from "#src/ui/use-listener.ts";
import { useSlot } from "#src/ui/use-slot.ts";
import { useUid } from "#src/ui/use-uid.ts";
import type { LiveSearchProps } from "./contract.ts";
import { walkRound } from "./option-walk.ts";
import { createResultList, type ResultList } from "./result-options.tsx";
import { createSearchStore } from "./search-store.ts";
import { useDisplay } from "./use-display.ts";
import { useRecentSearches } from "./use-recent-searches.tsx";
import "./style.css";

const BUTTON = ".de-advanced-search-button";
const NOTHING: ResultList = { nodes: [], listbox: null, options: [], summary: "" };

/** Searches for what is typed, and holds what was found. */
const useFound = ({ ask, addressOf, say, panel }: LiveSearchProps) => {
  const uid = useUid();
  const [isLoading, setLoading] = useState(false);
  const [found, setFound] = useState(NOTHING);
  const store = useMemo(
    () =>
      createSearchStore({
        ask,
        onLoading: setLoading,
        onResults: ({ term, html }) =>
          setFound(
            createResultList(html, {
              term,
              uid,
              label: say("searchResults"),
              allResultsAddress: addressOf(term),
              countText: (count) => say(count === 1 ? "searchCountOne" : "searchCount", { count }),
            }),
          ),
      }),
    [ask, addressOf, say, uid],
  );
  useLayoutEffect(() => store.cancel, [store]);
  useLayoutEffect(() => {
    panel.prepend(...found.nodes);
    return () => {
      for (const node of found.nodes) node.remove();
    };
  }, [panel, found]);
  return { isLoading, found, search: store.search };
};

/** Marks the option that the arrow keys have led to, and that a screen reader reads while the focus stays in the field. */
const useActiveOption = ({ options }: ResultList, panel: HTMLElement) => {
  const [active, setActive] = useState<HTMLAnchorElement>();
  useLayoutEffect(() => {
    for (const option of options) option.setAttribute("aria-selected", String(option === active));
    if (active) scrollWithin(panel, active);
  }, [options, active, panel]);
  return [options.find((option) => option === active), setActive] as const;
};

export const LiveSearch = (props: LiveSearchProps) => {
  const { host, input, panel, spinner, form, categoryNow } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(input.value);
  const { isLoading, found, search } = useFound(props);
  const [active, setActive] = useActiveOption(found, panel);
  const listbox = isOpen ? found.listbox : null;

  const searchNow = () => {
    setTyped(input.value);
    setActive(undefined);
    search(input.value, categoryNow());
  };
  const recent = useRecentSearches(props, isOpen && !typed, (term) => {
    input.value = term;
    input.focus();
    searchNow();
  });
  const showAll = () => {
    recent.remember(input.value);
    window.location.assign(props.addressOf(input.value));
  };

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
      if (!active && form) return recent.remember(input.value);
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
    const { options } = found;
    const walked = walkRound(key, active && listbox ? options.indexOf(active) : -1, options.length);
    if (walked === undefined) {
      answers[key]?.(event);
      // The keys that move the cursor, and letters, belong to the field.
      if (key !== "Enter") setActive(undefined);
      return;
    }
    event.preventDefault();
    setOpen(!altKey || key === "ArrowDown");
    if (!altKey) setActive(options[walked]);
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
  useHostEvent(host, "submit", () => recent.remember(input.value));
  useHostEvent(host, "click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target === input) setOpen(true);
    if (panel.contains(target) && target.closest("a")) recent.remember(input.value);
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
      {recent.list}
    </>
  );
};
