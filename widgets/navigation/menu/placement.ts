/** Where an open panel stands. Coordinates are the viewport's, in px. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scene {
  toggle: Box;
  panel: { width: number; height: number };
  /** Without its scrollbars. */
  viewport: { width: number; height: number };
  placement: string;
  isSide: boolean;
  isRtl: boolean;
  /** How near the panel may come to the viewport's edges. */
  edge: number;
  caretWidth: number;
}

interface Place {
  x: number;
  y: number;
  isAbove: boolean;
  /** How tall the panel may be there. */
  room: number;
  caretX: number;
  /** A caret that cannot point at its toggle is hidden. */
  isCaretHidden: boolean;
}

const SIDE_OFFSET = 10;

/** Moved as little as possible to stand between the edges; what has no room between them is centred. */
const keepInside = (start: number, size: number, available: number, edge: number): number => {
  const last = available - edge - size;
  if (last < edge) return Math.max(0, (available - size) / 2);
  return Math.min(Math.max(start, edge), last);
};

const besideStart = ({ toggle, panel, viewport, isRtl, edge }: Scene): number | undefined => {
  const start = isRtl ? toggle.left - SIDE_OFFSET - panel.width : toggle.left + toggle.width + SIDE_OFFSET;
  return start >= edge && start + panel.width <= viewport.width - edge ? start : undefined;
};

const alignedStart = ({ toggle, panel, viewport, placement, isSide, isRtl }: Scene): number => {
  if (!isSide && placement === "section-width") return (viewport.width - panel.width) / 2;
  if (!isSide && (placement === "center" || placement === "full-width"))
    return toggle.left + (toggle.width - panel.width) / 2;
  const alignsRight = (!isSide && placement === "right") !== isRtl;
  return alignsRight ? toggle.left + toggle.width - panel.width : toggle.left;
};

/** Below unless it fits only above; where it fits nowhere, on the side with more room. */
const isBetterAbove = ({ toggle, panel, viewport }: Scene, offset: number): boolean => {
  const above = toggle.top - offset;
  const below = viewport.height - toggle.top - toggle.height - offset;
  return panel.height > below && (panel.height <= above || above > below);
};

export const placePanel = (scene: Scene): Place => {
  const { toggle, panel, viewport, edge, caretWidth } = scene;
  const beside = scene.isSide ? besideStart(scene) : undefined;
  if (beside !== undefined) {
    const y = keepInside(toggle.top, panel.height, viewport.height, 0);
    return { x: beside, y, isAbove: false, room: viewport.height - y, caretX: 0, isCaretHidden: true };
  }
  const offset = scene.isSide ? SIDE_OFFSET : 0;
  const isAbove = isBetterAbove(scene, offset);
  const bottom = toggle.top + toggle.height + offset;
  const room = Math.floor(isAbove ? toggle.top - offset : viewport.height - bottom);
  const x = keepInside(alignedStart(scene), panel.width, viewport.width, edge);
  const wanted = toggle.left + toggle.width / 2 - x - caretWidth / 2;
  const caretX = Math.min(Math.max(wanted, 0), Math.max(0, panel.width - caretWidth));
  return {
    x,
    y: isAbove ? toggle.top - offset - Math.min(panel.height, room) : bottom,
    isAbove,
    room,
    caretX,
    isCaretHidden: caretX !== wanted,
  };
};

/** A width in px for the panel; undefined leaves it to the style sheet. */
export const panelWidth = (
  { placement, width }: { placement: string; width: number | null },
  window: { innerWidth: number; clientWidth: number },
): number | undefined => {
  if (placement === "full-width") return window.clientWidth;
  return width === null ? undefined : Math.min(width, window.innerWidth);
};
