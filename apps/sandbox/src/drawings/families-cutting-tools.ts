import {
  centreLine,
  circle,
  cross,
  fit,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  thread,
  turned,
} from './drawing-canvas';
import { type DrawFamily, type DrawingValues, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

/** Draws the shank, then a fluted part of `length` with spiral lines. */
function fluted(x: number, length: number, r: number, turns: number): string {
  const step = length / turns;
  return (
    rect(x, 220 - r, length, r * 2) +
    repeat(
      turns,
      (i) =>
        path(
          `M${x + i * step} ${220 + r}C${x + i * step + step * 0.3} ${220 + r * 0.4} ${x + i * step + step * 0.5} ${220 - r * 0.4} ${x + (i + 1) * step} ${220 - r}`,
          'n',
        ) +
        path(
          `M${x + i * step + step * 0.22} ${220 + r}C${x + i * step + step * 0.5} ${220 + r * 0.4} ${x + i * step + step * 0.7} ${220 - r * 0.4} ${Math.min(x + (i + 1.18) * step, x + length)} ${220 - r}`,
          't',
        ),
    )
  );
}

/** Draws a tool's diameter, its flutes' length and its own. */
const toolLines = (
  values: DrawingValues,
  { x, r, l, f }: { x: number; r: number; l: number; f: number },
): string =>
  heightLine(values, 'tool-diameter', { y1: 220 - r, y2: 220 + r, edge: x, side: -1 }) +
  widthLine(values, 'flute-length', { x1: x + l - f, x2: x + l, edge: 220 + r, side: 1 }) +
  widthLine(values, 'overall-length', { x1: x, x2: x + l, edge: 220 + r, side: 1, row: 2 });

const drill: DrawFamily = (values) => {
  const [d, flute, total] = [
    values.number('tool-diameter', 8),
    values.number('flute-length', 60),
    values.number('overall-length', 103),
  ];
  const k = fit(total, d * 1.4, 520, 120);
  const [r, f, l] = [Math.max((d / 2) * k, 9), flute * k, total * k];
  const x = 320 - l / 2;
  const tip = r * (values.number('point-angle', 118) > 125 ? 0.46 : 0.6);
  return (
    rect(x, 220 - r * 0.98, l - f, r * 1.96, 'm', 2) +
    fluted(x + l - f, f - tip, r, Math.max(3, Math.round(f / (r * 3)))) +
    polygon([
      [x + l - tip, 220 - r],
      [x + l, 220],
      [x + l - tip, 220 + r],
    ]) +
    line(x + l - tip, 220 - r * 0.2, x + l, 220, 't') +
    centreLine(x - 22, 220, x + l + 24, 220) +
    toolLines(values, { x, r, l, f })
  );
};

const endMill: DrawFamily = (values) => {
  const [d, flute, total, z] = [
    values.number('tool-diameter', 12),
    values.number('flute-length', 26),
    values.number('overall-length', 81),
    values.number('flutes', 4),
  ];
  const k = fit(total + d * 2.2, d * 1.6, 540, 170);
  const [r, f, l] = [Math.max((d / 2) * k, 12), flute * k, total * k];
  const x = 320 - (l + d * 2.2 * k) / 2;
  const front = x + l + d * 1.5 * k;
  return (
    rect(x, 220 - r, l - f, r * 2, 'm', 2) +
    rect(x + l - f - 10, 220 - r * 0.94, 10, r * 1.88, 'b') +
    fluted(x + l - f, f, r, Math.max(2, Math.round((f / (r * 2.6)) * (z / 3)))) +
    line(x + l - 5, 220 - r, x + l - 5, 220 + r, 't') +
    centreLine(x - 20, 220, x + l + 16, 220) +
    toolLines(values, { x, r, l, f }) +
    secondView(
      values,
      () =>
        circle(front, 220, r) +
        repeat(z, (i) =>
          path(
            `M${front} 220Q${polar(front, 220, r * 0.7, (i * 360) / z + 26).join(' ')} ${polar(front, 220, r, (i * 360) / z).join(' ')}`,
            'n',
          ),
        ) +
        cross(front, 220, r + 14),
    )
  );
};

const insert: DrawFamily = (values) => {
  const shapes: Record<string, number[]> = {
    c: [80, 4],
    d: [55, 4],
    v: [35, 4],
    s: [90, 4],
    t: [60, 3],
    w: [80, 6],
  };
  const [angle = 80, sides = 4] =
    shapes[['c', 'd', 'v', 's', 't', 'w'].find((slug) => values.is('insert-shape', slug)) ?? 'c']!;
  const rad = (angle * Math.PI) / 360;
  const points =
    sides === 4
      ? ([
          [220, 220 - Math.cos(rad) * 150],
          [220 + Math.sin(rad) * 150, 220],
          [220, 220 + Math.cos(rad) * 150],
          [220 - Math.sin(rad) * 150, 220],
        ] as const)
      : Array.from({ length: sides }, (_, i) =>
          polar(220, 232, sides === 6 && i % 2 ? 92 : 136, i * (360 / sides) - 90),
        );
  const inner = points.map(([x, y]) => [220 + (x - 220) * 0.8, 226 + (y - 226) * 0.8] as const);
  const nose = 5 + values.number('nose-radius', 0.8) * 7;
  const t = 30 + values.number('insert-thickness', 4.76) * 7;
  return (
    `<g stroke-linejoin="round">${polygon(points)}</g>` +
    polygon(inner, 't') +
    circle(220, 226, 34) +
    circle(220, 226, 26, 'g') +
    points
      .filter((_, i) => sides !== 6 || i % 2 === 0)
      .map(([x, y]) => circle(x + (220 - x) * 0.09, y + (226 - y) * 0.09, nose, 't'))
      .join('') +
    cross(220, 226, 160) +
    secondView(
      values,
      () =>
        rect(450, 110, t, 220, 'm', 4) +
        line(450, 126, 450 + t, 126, 't') +
        line(450, 314, 450 + t, 314, 't') +
        line(450, 196, 450 + t, 196, 't') +
        line(450, 246, 450 + t, 246, 't') +
        centreLine(430, 221, 470 + t, 221),
    ) +
    widthLine(values, 'insert-thickness', { x1: 450, x2: 450 + t, edge: 330, side: 1 })
  );
};

const tap: DrawFamily = (values) => {
  const m = values.number('thread', 10);
  const total = values.number('overall-length', 90);
  const k = fit(total, m * 1.5, 520, 130);
  const [r, l] = [Math.max((m / 2) * k, 12), total * k];
  const x = 320 - l / 2;
  return (
    rect(x, 220 - r * 0.56, l * 0.12, r * 1.12, 'm', 2) +
    line(x, 220, x + l * 0.12, 220, 't') +
    turned(x + l * 0.12, 220, [
      [l * 0.42, r * 0.78],
      [l * 0.08, r * 0.66],
    ]) +
    thread(x + l * 0.62, 220, l * 0.3, r, values.number('thread-pitch', 1.5) * k) +
    path(
      `M${x + l * 0.62} ${220 + r * 0.5}C${x + l * 0.72} ${220 + r * 0.1} ${x + l * 0.8} ${220 - r * 0.3} ${x + l * 0.92} ${220 - r * 0.4}v${r * 0.5}C${x + l * 0.8} ${220 + r * 0.2} ${x + l * 0.72} ${220 + r * 0.5} ${x + l * 0.62} ${220 + r * 0.86}Z`,
    ) +
    polygon([
      [x + l * 0.92, 220 - r],
      [x + l, 220 - r * 0.62],
      [x + l, 220 + r * 0.62],
      [x + l * 0.92, 220 + r],
    ]) +
    centreLine(x - 20, 220, x + l + 22, 220) +
    heightLine(values, 'thread', { y1: 220 - r, y2: 220 + r, edge: x + l, side: 1 }) +
    widthLine(values, 'overall-length', { x1: x, x2: x + l, edge: 220 + r, side: 1 })
  );
};

export const cuttingToolFamilies: Record<string, DrawFamily> = {
  drill,
  'end-mill': endMill,
  insert,
  tap,
};
