import { useLayoutEffect } from "react";
import { listenToOwl } from "#src/dom/jquery/owl-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { useLatest } from "#src/ui/use-latest.ts";

type Commands = Readonly<Record<string, (args: unknown[], event: Event) => void>>;

/** Hears the same commands throughout, and answers each as the last rendering says. */
export const useCommands = (host: HTMLElement, commands: Commands): void => {
  const latest = useLatest(commands);
  useLayoutEffect(() => {
    const listen = (type: string) => listenToOwl(host, type, (args, event) => latest.current[type]?.(args, event));
    return undoAll(Object.keys(latest.current).map(listen));
  }, [host, latest]);
};
