import { group } from './drawing-canvas';
import { drawingBounds } from './sheet/drawing-bounds';
import { fittedSheet } from './sheet/fitted-sheet';
import { withoutFineLines } from './sheet/thumbnail-lines';

/** Posters have the shape of the videos' boxes. */
export const posterHeight = 360;
const POSTER = { width: 640, height: posterHeight, padding: 30 } as const;
const GAP = 64;

/** Draws a poster of bold lines, which stay visible at 136 px: the subject, and beside it what the video does with it. */
export function posterSvg(subject: string, partner: string | undefined, width: number): string {
  const stroke = width < POSTER.width ? 3.2 : 2.2;
  const bold = withoutFineLines(subject);
  return fittedSheet(partner === undefined ? bold : bold + beside(bold, withoutFineLines(partner)), {
    ...POSTER,
    stroke,
  });
}

/** Moves the second drawing to the right of the first, both on one middle line. */
function beside(first: string, second: string): string {
  const [, top = 0, right = 0, bottom = 0] = drawingBounds(first) ?? [];
  const [left = 0, upper = 0, , lower = 0] = drawingBounds(second) ?? [];
  return group(`translate(${right + GAP - left} ${(top + bottom - upper - lower) / 2})`, second);
}
