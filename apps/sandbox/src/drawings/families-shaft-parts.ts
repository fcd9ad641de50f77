import {
  centreLine,
  circle,
  cross,
  cutRect,
  fit,
  line,
  path,
  polar,
  rect,
  repeat,
  turned,
} from './drawing-canvas';
import { type DrawFamily, type DrawingValues, secondView } from './drawing-values';
import { CY } from './families-bearings';
import { heightLine, widthLine } from './sheet/dimension-lines';

const thrust: DrawFamily = (values) => {
  const d = values.number('bore', 25);
  const outer = values.number('outer-diameter', 47);
  const width = values.number('bearing-width', 15);
  const scale = fit(outer * 2.35, outer, 560, 300);
  const [big, bore, b] = [(outer / 2) * scale, (d / 2) * scale, width * scale];
  const left = 320 - (big * 4 + outer * 0.35 * scale) / 2;
  const front = left + big;
  const side = left + big * 2 + outer * 0.35 * scale;
  const ball = Math.min((big - bore) * 0.3, b * 0.28);
  const plates = (x: number) =>
    cutRect(x, CY - b / 2, big - bore, b * 0.3) +
    cutRect(x, CY + b * 0.2, big - bore, b * 0.3) +
    circle(x + (big - bore) / 2, CY, ball, 'b');
  return (
    circle(front, CY, big) +
    circle(front, CY, big * 0.97, 't') +
    repeat(16, (i) => circle(...polar(front, CY, (big + bore) / 2, i * 22.5), (big - bore) * 0.22, 'b')) +
    circle(front, CY, bore, 'g') +
    cross(front, CY, big + 18) +
    secondView(
      values,
      () =>
        rect(side, CY - b / 2, big * 2, b, 'g') +
        plates(side) +
        plates(side + big + bore) +
        centreLine(side + big, CY - b / 2 - 22, side + big, CY + b / 2 + 22),
    ) +
    widthLine(values, 'outer-diameter', { x1: side, x2: side + big * 2, edge: CY + b / 2, side: 1 }) +
    widthLine(values, 'bore', {
      x1: side + big - bore,
      x2: side + big + bore,
      edge: CY - b / 2,
      side: -1,
    }) +
    heightLine(values, 'bearing-width', {
      y1: CY - b / 2,
      y2: CY + b / 2,
      edge: side + big * 2,
      side: 1,
    })
  );
};

const pillowBlock: DrawFamily = (values) => {
  const d = values.number('bore', 25);
  const height = values.number('centre-height', 36.5);
  const length = values.number('housing-length', 140);
  if (
    values.is('housing-type', 'ucf') ||
    values.is('housing-type', 'ucfl') ||
    values.is('housing-type', 'uct')
  )
    return flangeUnit(values, d, length);
  const k = fit(length, height * 2, 460, 290);
  const [r, base, half] = [height * 0.92 * k, 300, (length / 2) * k];
  const cy = base - height * k;
  const bore = (d / 2) * k;
  return (
    path(
      `M${320 - half} ${base}v${-height * 0.38 * k}q0 -6 8 -6h${half * 0.3}L${320 - r} ${cy}A${r} ${r} 0 0 1 ${320 + r} ${cy}L${320 + half * 0.66} ${base - height * 0.38 * k - 6}h${half * 0.3}q8 0 8 6v${height * 0.38 * k}Z`,
    ) +
    rect(320 - half * 0.86, base - height * 0.38 * k - 6, half * 0.2, 7, 'b') +
    rect(320 + half * 0.66, base - height * 0.38 * k - 6, half * 0.2, 7, 'b') +
    circle(320, cy, r * 0.76) +
    circle(320, cy, r * 0.68, 't') +
    circle(320, cy, bore * 1.35) +
    circle(320, cy, bore, 'g') +
    circle(320 + bore * 0.9, cy - bore * 0.9, 3, 's') +
    rect(320 - 5, cy - r - 16, 10, 16, 'b') +
    line(320 - half - 18, base, 320 + half + 18, base) +
    cross(320, cy, r + 26) +
    widthLine(values, 'housing-length', { x1: 320 - half, x2: 320 + half, edge: base, side: 1 }) +
    heightLine(values, 'centre-height', { y1: cy, y2: base, edge: 320 - half, side: -1 })
  );
};

function flangeUnit(values: DrawingValues, d: number, length: number): string {
  const isOval = values.is('housing-type', 'ucfl');
  const k = 300 / length;
  const half = (length / 2) * k;
  const bore = d * k * 0.62;
  const shell = isOval
    ? path(
        `M${320 - half} 220q0 -30 34 -44L290 ${220 - half * 0.68}q30 -14 60 0L${320 + half - 34} 176q34 14 34 44t-34 44L350 ${220 + half * 0.68}q-30 14 -60 0L${320 - half + 34} 264q-34 -14 -34 -44Z`,
      )
    : rect(320 - half, 220 - half, half * 2, half * 2, 'm', 26);
  const holes = isOval
    ? [
        [320 - half + 26, 220],
        [320 + half - 26, 220],
      ]
    : [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([sx, sy]) => [320 + sx! * (half - 30), 220 + sy! * (half - 30)]);
  return (
    shell +
    holes.map(([x, y]) => circle(x!, y!, 10, 'g')).join('') +
    circle(320, 220, half * 0.66) +
    circle(320, 220, half * 0.58, 't') +
    circle(320, 220, bore * 1.3) +
    circle(320, 220, bore, 'g') +
    cross(320, 220, half + 20) +
    widthLine(values, 'housing-length', {
      x1: 320 - half,
      x2: 320 + half,
      edge: 220 + half * (isOval ? 0.7 : 1),
      side: 1,
    })
  );
}

const coupling: DrawFamily = (values) => {
  const outer = values.number('outer-diameter', 80);
  const length = values.number('length', 114);
  const bore = values.number('max-bore', 45);
  const k = fit(outer * 1.25 + length, outer, 500, 300);
  const [r, l, b] = [(outer / 2) * k, length * k, (bore / 2) * k];
  const x = 320 - (l + r * 2.5) / 2;
  const face = x + l + r * 1.5;
  return (
    turned(x, CY, [
      [l * 0.26, r * 0.82],
      [l * 0.18, r],
    ]) +
    turned(x + l * 0.56, CY, [
      [l * 0.18, r],
      [l * 0.26, r * 0.82],
    ]) +
    rect(x + l * 0.44, CY - r * 0.94, l * 0.12, r * 1.88, 'a') +
    repeat(3, (i) => rect(x + l * 0.44, CY - r * 0.62 + i * r * 0.5, l * 0.12, r * 0.24, 'b')) +
    line(x, CY - b, x + l * 0.26, CY - b, 't') +
    line(x, CY + b, x + l * 0.26, CY + b, 't') +
    centreLine(x - 18, CY, x + l + 18, CY) +
    secondView(
      values,
      () =>
        circle(face, CY, r) +
        repeat(6, (i) => circle(...polar(face, CY, r * 0.76, i * 60 + 30), r * 0.15, 'b')) +
        circle(face, CY, b) +
        rect(face - b * 0.16, CY - b * 1.2, b * 0.32, b * 0.4, 'g') +
        cross(face, CY, r + 16),
    ) +
    widthLine(values, 'length', { x1: x, x2: x + l, edge: CY + r, side: 1 }) +
    heightLine(values, 'outer-diameter', { y1: CY - r, y2: CY + r, edge: x, side: -1 })
  );
};

export const shaftPartFamilies: Record<string, DrawFamily> = {
  'thrust-bearing': thrust,
  'pillow-block': pillowBlock,
  coupling,
};
