import { line, type Point, path } from '../drawing-canvas';
import type { DrawingValues } from '../drawing-values';
import { figure, lettering } from './lettering';

/** Lengths on the finished sheet. */
const OFFSET = 26;
const BEYOND = 6;
const ARROW = { length: 10, half: 3 } as const;
const LETTERS = 21;

interface Placed {
  /** The side of the object: -1 above or to the left, 1 below or to the right. */
  readonly side: -1 | 1;
  /** Where the extension lines begin. */
  readonly edge: number;
  /** 2 for a line outside another one. */
  readonly row?: 1 | 2;
}

/** Draws a horizontal dimension with the property's own symbol and value; nothing for an object without it, such as a category. */
export function widthLine(
  values: DrawingValues,
  key: string,
  { x1, x2, ...placed }: Placed & { readonly x1: number; readonly x2: number },
): string {
  const lines = dimension(values, key, x1, x2, placed);
  if (lines === undefined) return '';
  const { u, at, side, label } = lines;
  const y = at + side * 6 * u + (side > 0 ? LETTERS * 0.72 * u : 0);
  return (
    lines.strokes.map(([a1, b1, a2, b2]) => line(a1, b1, a2, b2, 'k')).join('') +
    arrowHeads(lines.arrows) +
    lettering(label, (x1 + x2) / 2, y, LETTERS * u)
  );
}

/** Draws a vertical dimension, read from the right-hand side of the sheet; nothing for an object without the property. */
export function heightLine(
  values: DrawingValues,
  key: string,
  { y1, y2, ...placed }: Placed & { readonly y1: number; readonly y2: number },
): string {
  const lines = dimension(values, key, y1, y2, placed);
  if (lines === undefined) return '';
  const { u, at, side, label } = lines;
  const x = at + side * 6 * u + (side > 0 ? LETTERS * 0.72 * u : 0);
  return (
    lines.strokes.map(([a1, b1, a2, b2]) => line(b1, a1, b2, a2, 'k')).join('') +
    arrowHeads(lines.arrows.map((points) => points.map(([a, b]) => [b, a] as const))) +
    lettering(label, x, (y1 + y2) / 2, LETTERS * u, -90)
  );
}

const arrowHeads = (heads: readonly (readonly Point[])[]) =>
  path(heads.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join(''), 's');

/** Returns the lines of a dimension from `from` to `to` along the first axis. */
function dimension(
  values: DrawingValues,
  key: string,
  from: number,
  to: number,
  { side, edge, row = 1 }: Placed,
) {
  const value = values.number(key, Number.NaN);
  if (!values.hasDimensions || !Number.isFinite(value)) return undefined;
  const u = values.unit;
  const at = edge + side * u * (OFFSET + (row - 1) * (LETTERS + 16));
  const [gap, end] = [edge + side * 4 * u, at + side * BEYOND * u];
  // Between ends too close for two arrows, they point inwards from outside.
  const isNarrow = to - from < 3 * ARROW.length * u;
  const reach = isNarrow ? 2 * ARROW.length * u : 0;
  const arrow = (tip: number, direction: 1 | -1) => {
    const base = tip + direction * ARROW.length * u;
    return [
      [tip, at],
      [base, at - ARROW.half * u],
      [base, at + ARROW.half * u],
    ] as const;
  };
  return {
    u,
    at,
    side,
    label: [values.symbol(key), figure(value)].filter(Boolean).join(' '),
    strokes: [
      [from, gap, from, end],
      [to, gap, to, end],
      [from - reach, at, to + reach, at],
    ] as const,
    arrows: [arrow(from, isNarrow ? -1 : 1), arrow(to, isNarrow ? 1 : -1)],
  };
}
