import {
  centreLine,
  circle,
  cut,
  cutRect,
  ellipse,
  fit,
  path,
  polar,
  polygon,
  rect,
  repeat,
} from './drawing-canvas';
import { type DrawFamily, type DrawingValues, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

type Rolling = 'ball' | 'double' | 'roller' | 'tapered' | 'spherical' | 'needle';

export const CY = 220;

/** Draws front view and half section with true d, D, B. */
function radialBearing(values: DrawingValues, rolling: Rolling): string {
  const d = values.number('bore', 25);
  const outer = values.number('outer-diameter', 52);
  const width = values.number('bearing-width', 15);
  // One scale for both views, as on a drawing sheet.
  const scale = fit(outer + width + outer * 0.36, outer, 540, 330);
  const big = (outer / 2) * scale;
  const bore = (d / 2) * scale;
  const b = width * scale;
  const gap = outer * 0.3 * scale;
  const left = 320 - (big * 2 + gap + b) / 2;
  const front = left + big;
  const section = left + big * 2 + gap;
  return (
    frontView(front, big, bore, values, rolling) +
    centreLine(left - 22, CY, section + b + 22, CY) +
    centreLine(front, CY - big - 18, front, CY + big + 18) +
    secondView(values, () => sectionView(section, b, big, bore, rolling, isSealed(values))) +
    heightLine(values, 'outer-diameter', { y1: CY - big, y2: CY + big, edge: section, side: -1 }) +
    heightLine(values, 'bore', { y1: CY - bore, y2: CY + bore, edge: section + b, side: 1 }) +
    widthLine(values, 'bearing-width', { x1: section, x2: section + b, edge: CY + big, side: 1 })
  );
}

const isSealed = (values: DrawingValues) =>
  values.is('bearing-seal', 'rs') || values.is('bearing-seal', 'zz') || values.is('bearing-seal', 'z');

function frontView(cx: number, big: number, bore: number, values: DrawingValues, rolling: Rolling): string {
  const wall = big - bore;
  const middle = (big + bore) / 2;
  const [outerShoulder, innerShoulder] = [middle + wall * 0.25, middle - wall * 0.25];
  const element = rolling === 'needle' ? wall * 0.2 : wall * 0.29;
  const count = Math.max(7, Math.min(24, Math.floor((Math.PI * middle) / (element * 1.25))));
  const hidesRight = isSealed(values);
  const rollers = repeat(count, (i) => {
    const angle = 90 + (i * 360) / count;
    const side = Math.cos((angle * Math.PI) / 180);
    if (hidesRight && side > -0.12) return '';
    const [x, y] = polar(cx, CY, middle, angle);
    return circle(x, y, element, 'b');
  });
  const cover = hidesRight
    ? path(
        `M${cx} ${CY - outerShoulder}A${outerShoulder} ${outerShoulder} 0 0 1 ${cx} ${CY + outerShoulder}V${CY + innerShoulder}A${innerShoulder} ${innerShoulder} 0 0 0 ${cx} ${CY - innerShoulder}Z`,
      ) + path(`M${cx} ${CY - middle}A${middle} ${middle} 0 0 1 ${cx} ${CY + middle}`, 't')
    : '';
  return (
    circle(cx, CY, big) +
    circle(cx, CY, big * 0.97, 't') +
    circle(cx, CY, outerShoulder, 't') +
    circle(cx, CY, innerShoulder, 't') +
    rollers +
    cover +
    circle(cx, CY, bore, 'g') +
    circle(cx, CY, bore + wall * 0.06, 't')
  );
}

function sectionView(
  x: number,
  b: number,
  big: number,
  bore: number,
  rolling: Rolling,
  sealed: boolean,
): string {
  const half = (sign: 1 | -1) => sectionHalf(x, b, big, bore, rolling, sealed, sign);
  return rect(x, CY - bore, b, bore * 2, 'g') + half(-1) + half(1);
}

function sectionHalf(
  x: number,
  b: number,
  big: number,
  bore: number,
  rolling: Rolling,
  sealed: boolean,
  sign: 1 | -1,
): string {
  const wall = big - bore;
  const ring = wall * 0.3;
  const y = (radius: number) => CY + sign * radius;
  const box = (from: number, to: number) => cutRect(x, Math.min(y(from), y(to)), b, Math.abs(to - from));
  const middle = (big + bore) / 2;
  const ground = rect(x, Math.min(y(big), y(bore)), b, wall, 'f');
  const seals = sealed
    ? [x + b * 0.06, x + b * 0.88]
        .map((at) =>
          rect(
            at,
            Math.min(y(middle - wall * 0.26), y(middle + wall * 0.26)),
            Math.max(b * 0.06, 2),
            wall * 0.52,
            's',
          ),
        )
        .join('')
    : '';
  const rings = box(big - ring, big) + box(bore, bore + ring);
  const element = {
    ball: () => circle(x + b / 2, y(middle), Math.min(wall * 0.29, b * 0.46), 'b'),
    double: () =>
      circle(x + b * 0.27, y(middle), Math.min(wall * 0.24, b * 0.23), 'b') +
      circle(x + b * 0.73, y(middle), Math.min(wall * 0.24, b * 0.23), 'b'),
    roller: () =>
      rect(
        x + b * 0.22,
        Math.min(y(middle - wall * 0.22), y(middle + wall * 0.22)),
        b * 0.56,
        wall * 0.44,
        'b',
        2,
      ),
    needle: () =>
      rect(
        x + b * 0.1,
        Math.min(y(middle - wall * 0.2), y(middle + wall * 0.2)),
        b * 0.8,
        wall * 0.4,
        'b',
        2,
      ),
    spherical: () =>
      ellipse(x + b * 0.27, y(middle), b * 0.2, wall * 0.23, 'b') +
      ellipse(x + b * 0.73, y(middle), b * 0.2, wall * 0.23, 'b'),
    tapered: () => '',
  }[rolling]();
  if (rolling !== 'tapered') return ground + rings + element + seals;
  // Cup and cone with a slanted roller between them.
  return (
    ground +
    cut(`M${x} ${y(big)}L${x + b} ${y(big)}L${x + b} ${y(big - wall * 0.36)}L${x} ${y(big - wall * 0.16)}Z`) +
    cut(
      `M${x} ${y(bore)}L${x + b} ${y(bore)}L${x + b} ${y(bore + wall * 0.16)}L${x} ${y(bore + wall * 0.38)}Z`,
    ) +
    polygon(
      [
        [x + b * 0.1, y(big - wall * 0.2)],
        [x + b * 0.86, y(big - wall * 0.36)],
        [x + b * 0.86, y(bore + wall * 0.2)],
        [x + b * 0.1, y(bore + wall * 0.38)],
      ],
      'b',
    )
  );
}

export const bearingFamilies: Record<string, DrawFamily> = {
  'ball-bearing': (values) => radialBearing(values, 'ball'),
  'double-row-bearing': (values) => radialBearing(values, 'double'),
  'roller-bearing': (values) => radialBearing(values, 'roller'),
  'tapered-bearing': (values) => radialBearing(values, 'tapered'),
  'spherical-bearing': (values) => radialBearing(values, 'spherical'),
  'needle-bearing': (values) => radialBearing(values, 'needle'),
};
