import { type Edges, type IsOnTheWay, isOnTheWay, type Point } from "./safe-triangle.ts";

/** Between a toggle and the panel beside it. */
export const SIDE_OFFSET_PX = 10;

interface Room {
  toggle: { left: number; right: number };
  width: number;
  available: number;
  isRtl: boolean;
}

/** The left end of a panel that opens towards the line's end; undefined when the window has no room there. */
export const besideStart = ({ toggle, width, available, isRtl }: Room): number | undefined => {
  const start = isRtl ? toggle.left - SIDE_OFFSET_PX - width : toggle.right + SIDE_OFFSET_PX;
  return start >= 0 && start + width <= available ? start : undefined;
};

const turnPoint = ({ x, y }: Point): Point => ({ x: y, y: x });

const turn = ({ left, top, right, bottom }: Edges): Edges => ({ left: top, top: left, right: bottom, bottom: right });

/** The panel may stand beside its toggle, or below or above it. */
export const isOnTheWayAside: IsOnTheWay = (move, toggle, panel) => {
  const isBeside = panel.top < toggle.bottom && panel.bottom > toggle.top;
  return isBeside
    ? isOnTheWay({ from: turnPoint(move.from), to: turnPoint(move.to) }, turn(toggle), turn(panel))
    : isOnTheWay(move, toggle, panel);
};
