/** What was typed on its way to results: debounced, remembered, and never overtaken by an older answer. */

const DEBOUNCE_MS = 200;
const MIN_CHARACTERS = 2;
const REMEMBERED = 30;

export interface Results {
  term: string;
  /** Empty when there is nothing to show. */
  html: string;
}

export interface SearchStoreOptions {
  /** Asks the server; rejects when the search fails or is aborted. */
  ask: (term: string, category: string, signal: AbortSignal) => Promise<string>;
  onLoading: (isLoading: boolean) => void;
  onResults: (results: Results) => void;
}

export const createSearchStore = ({ ask, onLoading, onResults }: SearchStoreOptions) => {
  /** In the order of use, the longest unused first. */
  const remembered = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  const remember = (key: string, html: string): void => {
    remembered.delete(key);
    remembered.set(key, html);
    const [oldest] = remembered.keys();
    if (oldest && remembered.size > REMEMBERED) remembered.delete(oldest);
  };

  const show = (term: string, key: string, html: string): void => {
    // No HTML is no answer to remember: the shop says in HTML, too, that it has found nothing.
    if (html) remember(key, html);
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
    let html = "";
    try {
      html = await ask(term, category, own.signal);
    } catch {
      // Spec 8: a failed search is ignored.
    }
    if (pending !== own) return;
    cancel();
    show(term, key, html);
  };

  return {
    /** To be called for every change of the field or the category. */
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
