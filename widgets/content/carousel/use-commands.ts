import { useLayoutEffect } from "react";
import { listenToOwl } from "#src/dom/jquery/owl-events.ts";
import { undoAll } from "#src/dom/undo-all.ts";
import { useLatest } from "#src/ui/use-latest.ts";

type Commands = Readonly<Record<string, (args: unknown[], event: Event) => void>>;

export const useCommands = (host: HTMLElement, commands: Commands): void => {
  const latest = useLatest(commands);
  const types = Object.keys(commands).join();
  useLayoutEffect(() => {
    const listen = (type: string) => listenToOwl(host, type, (args, event) => latest.current[type]?.(args, event));
    return undoAll(types.split(",").map(listen));
  }, [host, types, latest]);
};
