import { moveMs } from "./motion.ts";
import { positionFor, type Track } from "./positions.ts";
import { type UseEmblaOptions, useEmbla } from "./use-embla.ts";

interface UseTrackOptions extends Omit<UseEmblaOptions, "dropMs"> {
  /** Moves take no time. */
  isLeaping: boolean;
}

export const useTrack = ({ isLeaping, ...options }: UseTrackOptions) => {
  const { stage, settings } = options;
  const msFor = (way: number, speedMs = settings.smartSpeed): number => (isLeaping ? 0 : moveMs(way, speedMs));
  const dropMs = msFor(1, settings.dragEndSpeed || undefined);
  const { library, position, motion, room } = useEmbla({ ...options, dropMs });
  // One object for all renderings, as listeners of the last one read here what has been measured since.
  const track: Track = Object.assign(room.current, {
    count: stage.slides.length,
    items: settings.items,
    isCentered: settings.center,
    rewinds: settings.rewind,
  });

  const go = (to: number, speedMs?: number): void => {
    const target = positionFor(to, track);
    // Scripts may have no number: it would leave no slide in sight.
    if (!library.current || Number.isNaN(target)) return;
    const { embla, setMs } = library.current;
    const way = (track.isLoop ? to : target) - embla.selectedScrollSnap();
    const ms = msFor(way, speedMs);
    const isLeap = ms === 0;
    setMs(ms);
    // A step past the end of a loop goes on in its direction.
    if (way === 1) embla.scrollNext(isLeap);
    else if (way === -1) embla.scrollPrev(isLeap);
    else embla.scrollTo(target, isLeap);
  };

  return { position, motion, track, go };
};
