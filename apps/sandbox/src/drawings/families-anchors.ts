import { centreLine, circle, fit, line, path, polygon, rect, thread, turned } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

const anchor: DrawFamily = (values) => {
  const m = values.number('thread', 12);
  const length = values.number('bolt-length', 100);
  const k = fit(length * 1.1, m * 3.4, 480, 200);
  const [r, l] = [(m / 2) * k, length * k];
  const x = 320 - l / 2;
  return (
    rect(x + l * 0.34, 220 - r * 4, l * 0.74, r * 8, 't') +
    thread(x, 220, l * 0.4, r, m * 0.15 * k) +
    rect(x + l * 0.4, 220 - r, l * 0.34, r * 2) +
    rect(x + l * 0.7, 220 - r * 1.12, l * 0.2, r * 2.24) +
    line(x + l * 0.72, 220, x + l * 0.88, 220, 't') +
    polygon([
      [x + l * 0.9, 220 - r * 0.7],
      [x + l, 220 - r * 1.16],
      [x + l, 220 + r * 1.16],
      [x + l * 0.9, 220 + r * 0.7],
    ]) +
    rect(x + l * 0.3, 220 - r * 2.3, l * 0.035, r * 4.6) +
    rect(x + l * 0.3 - m * 0.8 * k, 220 - r * 1.85, m * 0.8 * k, r * 3.7, 'm', 2) +
    line(x + l * 0.3 - m * 0.8 * k, 220 - r * 0.9, x + l * 0.3, 220 - r * 0.9) +
    line(x + l * 0.3 - m * 0.8 * k, 220 + r * 0.9, x + l * 0.3, 220 + r * 0.9) +
    centreLine(x - 20, 220, x + l + 34, 220) +
    widthLine(values, 'bolt-length', { x1: x, x2: x + l, edge: 220 + r * 4, side: 1 }) +
    heightLine(values, 'thread', { y1: 220 - r, y2: 220 + r, edge: x, side: -1 })
  );
};

const rivet: DrawFamily = (values) => {
  const d = values.number('drill-diameter', 4.9);
  const length = values.number('bolt-length', 12);
  const k = fit(length + d * 7.5, d * 3, 520, 170);
  const [r, l] = [(d / 2) * k, length * k];
  const x = 320 - (l + d * 7.5 * k) / 2;
  return (
    rect(x, 220 - r, l, r * 2, 'm', 2) +
    line(x, 220 - r * 0.5, x + l, 220 - r * 0.5, 't') +
    line(x, 220 + r * 0.5, x + l, 220 + r * 0.5, 't') +
    circle(x, 220, r * 1.04) +
    path(
      `M${x + l} ${220 - r * 2}h${r * 0.3}q${r * 0.9} ${r} ${r * 0.9} ${r * 2}t${-r * 0.9} ${r * 2}h${-r * 0.3}Z`,
    ) +
    turned(x + l + r * 1.2, 220, [[d * 6 * k, r * 0.5]]) +
    polygon([
      [x + l + r * 1.2 + d * 6 * k, 220 - r * 0.5],
      [x + l + r * 1.2 + d * 6.5 * k, 220],
      [x + l + r * 1.2 + d * 6 * k, 220 + r * 0.5],
    ]) +
    centreLine(x - 24, 220, x + l + d * 7.5 * k + 10, 220) +
    widthLine(values, 'bolt-length', { x1: x, x2: x + l, edge: 220 + r * 2, side: 1 })
  );
};

export const anchorFamilies: Record<string, DrawFamily> = { anchor, rivet };
