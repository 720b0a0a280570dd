import { MIN_CHARACTERS } from "./search-settings.ts";

/** Debounces and remembers searches, and never lets an older answer overtake a newer one. */

const DEBOUNCE_MS = 200;
/** Answers. */
const REMEMBERED = 30;

export interface Results {
  term: string;
  /** Empty when there is nothing to show. */
  html: string;
}

export interface SearchStoreOptions {
  /** Rejects when the search fails or is aborted. */
  ask: (term: string, category: string, signal: AbortSignal) => Promise<string>;
  onLoading: (isLoading: boolean) => void;
  onResults: (results: Results) => void;
}

export const createSearchStore = ({ ask, onLoading, onResults }: SearchStoreOptions) => {
  /** Least recently used first. */
  const remembered = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  const show = (term: string, key: string, html: string): void => {
    remembered.delete(key);
    // An empty answer is a failure, since "nothing found" comes as HTML: do not remember it.
    if (html) remembered.set(key, html);
    const [oldest] = remembered.keys();
    if (oldest && remembered.size > REMEMBERED) remembered.delete(oldest);
    onResults({ term, html });
  };

  const cancel = (): void => {
    clearTimeout(timer);
    pending?.abort();
    pending = undefined;
    onLoading(false);
  };

  const request = async (term: string, category: string, key: string): Promise<void> => {
    const own = new AbortController();
    pending = own;
    onLoading(true);
    // Spec 8: a failed search is ignored.
    const html = await ask(term, category, own.signal).catch(() => "");
    if (pending !== own) return;
    cancel();
    show(term, key, html);
  };

  return {
    /** Call it for every change of the field or the category. */
    search(typed: string, category: string): void {
      cancel();
      const term = typed.trim();
      const key = `${category} ${term}`;
      const html = term && typed.length >= MIN_CHARACTERS ? remembered.get(key) : "";
      if (html === undefined) timer = setTimeout(request, DEBOUNCE_MS, term, category, key);
      else show(term, key, html);
    },
    cancel,
  };
};
