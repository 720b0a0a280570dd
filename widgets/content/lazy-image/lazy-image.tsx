import { readRules } from "./contract.ts";
import { unveil } from "./unveil.tsx";

interface Item {
  host: HTMLElement;
  state: "waiting" | "loading" | "shown";
  isNear?: boolean;
  isFar?: boolean;
  size?: (() => () => void) | undefined;
  undo?: () => void;
}

/** One for all lazy hosts of a page. It listens and observes for as long as there is one. */
const startLoading = () => {
  const rules = readRules();
  const items = new Map<Element, Item>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = 0;

  const show = (item: Item): void => {
    // The platform's loader may have come meanwhile.
    if (item.state !== "waiting" || (window.lazySizes && item.host.matches(".lazyload"))) return;
    item.state = "loading";
    const unsize = item.size?.();
    const veil = unveil(item.host, () => {
      item.state = "shown";
      look();
    });
    item.undo = () => {
      veil();
      unsize?.();
    };
  };

  const lookNow = () => {
    timer = undefined;
    lookedAt = performance.now();
    const all = [...items.values()];
    all.filter(({ isNear }) => isNear).forEach(show);
    // The page's own files come first; it is looked again until they are there.
    if (document.readyState !== "complete") look();
    else if (all.every(({ state }) => state !== "loading")) all.filter(({ isFar }) => isFar).forEach(show);
  };

  const look = (): void => {
    timer ??= setTimeout(lookNow, lookedAt + rules.throttleMs - performance.now());
  };

  /** Notes which hosts are within a distance of what is seen, also inside boxes that scroll by themselves. */
  const observe = (name: "isNear" | "isFar", distancePx: number) => {
    const margin = `${distancePx}px`;
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries)
        Object.assign(items.get(target) ?? {}, { [name]: isIntersecting });
      look();
    };
    return new IntersectionObserver(note, { rootMargin: margin, scrollMargin: margin });
  };

  const observers = [observe("isNear", rules.nearPx), observe("isFar", rules.farPx)];

  return {
    async add(host: HTMLElement): Promise<void> {
      const item: Item = { host, state: "waiting" };
      items.set(host, item);
      if (host.dataset.sizes === "auto") {
        // Without the code for it an image keeps the sizes that it has.
        const code = await import("./auto-size-store.ts").catch(() => undefined);
        item.size = code && (() => code.sizeAutomatically(host, rules));
      }
      if (items.get(host) !== item) return;
      // The browser does it where the template asks it to, unless the width is to be measured.
      if (host.getAttribute("loading") === "lazy" && !item.size) show(item);
      else for (const observer of observers) observer.observe(host);
    },
    remove(host: HTMLElement): void {
      items.get(host)?.undo?.();
      items.delete(host);
      for (const observer of observers) observer.unobserve(host);
      if (items.size > 0) return;
      clearTimeout(timer);
      loader = undefined;
    },
  };
};

let loader: ReturnType<typeof startLoading> | undefined;

export const attach = (host: HTMLElement): (() => void) => {
  loader ??= startLoading();
  const { add, remove } = loader;
  void add(host);
  return () => remove(host);
};
