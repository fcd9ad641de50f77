import { group } from './drawing-canvas';
import { drawingBounds } from './sheet/drawing-bounds';
import { fittedSheet } from './sheet/fitted-sheet';

/** Posters have the shape of the videos' boxes. */
export const posterHeight = 360;
/** The lower corners are left to the length and to what plays the video. */
const POSTER = { width: 640, height: posterHeight, padding: 34, sidePadding: 128 } as const;
const GAP = 64;

/** Draws a poster: the subject in its views with centre lines, and beside it what tells it from another poster of the same subject. */
export function posterSvg(subject: string, partner: string | undefined, width: number): string {
  const stroke = width < POSTER.width ? 2.8 : 2;
  return fittedSheet(partner === undefined ? subject : subject + beside(subject, partner), {
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
