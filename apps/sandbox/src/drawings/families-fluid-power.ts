import { centreLine, circle, fit, line, path, polygon, rect, repeat, thread } from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

const cylinder: DrawFamily = (values) => {
  const [D, d, stroke] = [
    values.number('piston-diameter', 63),
    values.number('rod-diameter', 20),
    values.number('stroke', 160),
  ];
  const shown = Math.min(stroke, D * 4.2);
  const k = fit(shown + D * 3.6, D * 1.9, 540, 220);
  const [r, rod, l] = [(D / 2) * k, (d / 2) * k, shown * k];
  const cap = D * 0.62 * k;
  const x = 320 - (l + D * 3.4 * k) / 2;
  const isHydraulic = values.has('seal-material');
  const outer = r * (isHydraulic ? 1.16 : 1.06);
  const head = x + D * 0.5 * k + cap + l + D * 0.25 * k;
  const mount =
    values.is('cylinder-mounting', 'clevis') || !values.has('cylinder-mounting')
      ? path(
          `M${x + D * 0.5 * k} ${220 - r * 0.5}h${-D * 0.22 * k}a${r * 0.5} ${r * 0.5} 0 0 0 0 ${r}h${D * 0.22 * k}Z`,
        ) + circle(x + D * 0.26 * k, 220, r * 0.22, 'g')
      : '';
  const feet = values.is('cylinder-mounting', 'foot')
    ? rect(x + D * 0.34 * k, 220 + outer, cap * 1.3, 10) + rect(head - cap * 0.3, 220 + outer, cap * 1.4, 10)
    : '';
  const flange = values.is('cylinder-mounting', 'flange')
    ? rect(head + cap, 220 - outer * 1.5, D * 0.2 * k, outer * 3)
    : '';
  const trunnion = values.is('cylinder-mounting', 'trunnion')
    ? rect(x + D * 0.5 * k + cap + l * 0.4, 220 - outer * 1.1, D * 0.34 * k, outer * 2.2) +
      rect(x + D * 0.5 * k + cap + l * 0.4 + D * 0.06 * k, 220 - outer * 1.5, D * 0.22 * k, outer * 0.4) +
      rect(x + D * 0.5 * k + cap + l * 0.4 + D * 0.06 * k, 220 + outer * 1.1, D * 0.22 * k, outer * 0.4)
    : '';
  const barrel = x + D * 0.5 * k + cap;
  const length = head - barrel;
  return (
    mount +
    feet +
    rect(barrel, 220 - outer * 0.94, length, outer * 1.88) +
    (isHydraulic
      ? ''
      : [-1, 1]
          .map(
            (s) =>
              line(barrel, 220 + s * outer * 0.72, head, 220 + s * outer * 0.72, 't') +
              line(barrel, 220 + s * outer * 0.62, head, 220 + s * outer * 0.62, 't'),
          )
          .join('')) +
    rect(barrel + length * 0.08, 220 - r * 0.9, D * 0.3 * k, r * 1.8, 't') +
    line(barrel + length * 0.08 + D * 0.3 * k, 220 - rod, head, 220 - rod, 't') +
    line(barrel + length * 0.08 + D * 0.3 * k, 220 + rod, head, 220 + rod, 't') +
    rect(barrel - cap, 220 - outer, cap, outer * 2, 'm', 3) +
    rect(head, 220 - outer, cap, outer * 2, 'm', 3) +
    rect(barrel - cap * 0.66, 220 - outer - 11, cap * 0.36, 11, 'b') +
    rect(head + cap * 0.3, 220 - outer - 11, cap * 0.36, 11, 'b') +
    flange +
    trunnion +
    rect(head + cap, 220 - rod * 1.5, D * 0.14 * k, rod * 3) +
    rect(head + cap + D * 0.14 * k, 220 - rod, D * 0.46 * k, rod * 2) +
    thread(head + cap + D * 0.6 * k, 220, D * 0.4 * k, rod * 0.8, 6) +
    centreLine(x - 20, 220, head + cap + D * k + 22, 220) +
    heightLine(values, 'piston-diameter', { y1: 220 - r, y2: 220 + r, edge: x, side: -1 }) +
    heightLine(values, 'rod-diameter', {
      y1: 220 - rod,
      y2: 220 + rod,
      edge: head + cap + D * k,
      side: 1,
    }) +
    (stroke === shown
      ? widthLine(values, 'stroke', { x1: barrel, x2: barrel + l, edge: 220 + outer + 10, side: 1 })
      : '')
  );
};

const directionalValve: DrawFamily = (values) => {
  const fn = ['v52', 'v32', 'v42'].some((slug) => values.is('valve-function', slug));
  const positions = ['v53', 'v43', 'v43t'].some((slug) => values.is('valve-function', slug)) ? 3 : 2;
  const box = 76;
  const left = 320 - (positions * box) / 2;
  const bottom = 326;
  const coil = (x: number) =>
    rect(x, 116, 74, 62, 'm', 6) +
    repeat(3, (i) => line(x + 14 + i * 22, 122, x + 14 + i * 22, 172, 't')) +
    rect(x + 20, 96, 34, 20, 'b', 4);
  const symbol = () =>
    repeat(positions, (i) => rect(left + i * box, bottom - box / 2, box, box)) +
    line(left + 24, bottom + box / 2, left + 24, bottom - box / 2) +
    line(left + 52, bottom - box / 2, left + 52, bottom + box / 2) +
    polygon(
      [
        [left + 18, bottom - box / 2 + 12],
        [left + 24, bottom - box / 2],
        [left + 30, bottom - box / 2 + 12],
      ],
      's',
    ) +
    polygon(
      [
        [left + 46, bottom + box / 2 - 12],
        [left + 52, bottom + box / 2],
        [left + 58, bottom + box / 2 - 12],
      ],
      's',
    ) +
    line(
      left + (positions - 1) * box + 20,
      bottom + box / 2,
      left + (positions - 1) * box + 56,
      bottom - box / 2,
    ) +
    line(
      left + (positions - 1) * box + 56,
      bottom + box / 2,
      left + (positions - 1) * box + 20,
      bottom - box / 2,
    ) +
    (positions === 3
      ? repeat(4, (i) => {
          const x = left + box + (i % 2 ? 52 : 24);
          const y = i < 2 ? bottom - box / 2 : bottom + box / 2;
          return (
            line(x, y, x, y + (i < 2 ? 16 : -16)) +
            line(x - 8, y + (i < 2 ? 16 : -16), x + 8, y + (i < 2 ? 16 : -16))
          );
        })
      : '') +
    rect(left - 30, bottom - 16, 30, 32) +
    line(left - 26, bottom + 12, left - 6, bottom - 12) +
    rect(left + positions * box, bottom - 16, 30, 32) +
    line(left + positions * box + 6, bottom + 12, left + positions * box + 26, bottom - 12);
  return (
    rect(232, 104, 176, 86, 'm', 5) +
    rect(248, 190, 144, 20) +
    repeat(3, (i) => circle(276 + i * 44, 147, 14) + circle(276 + i * 44, 147, 7, 'g')) +
    coil(158) +
    (fn && !values.is('valve-function', 'v52d')
      ? rect(408, 122, 44, 50, 'm', 4) + path('M418 147l6 -12 8 24 8 -24 6 12', 'n')
      : coil(408)) +
    centreLine(136, 147, 504, 147) +
    secondView(values, symbol)
  );
};

const serviceUnit: DrawFamily = () => {
  const bowl = (x: number) =>
    path(`M${x} 214h84v84q0 34 -42 40q-42 -6 -42 -40Z`) +
    repeat(3, (i) => line(x + 8, 240 + i * 22, x + 76, 240 + i * 22, 't')) +
    rect(x + 35, 338, 14, 16, 'b');
  return (
    rect(150, 136, 108, 70, 'm', 5) +
    rect(266, 136, 108, 70, 'm', 5) +
    rect(382, 136, 108, 70, 'm', 5) +
    rect(258, 150, 8, 42) +
    rect(374, 150, 8, 42) +
    rect(122, 154, 28, 34) +
    rect(490, 154, 28, 34) +
    bowl(162) +
    bowl(394) +
    rect(294, 76, 52, 60, 'm', 6) +
    repeat(5, (i) => line(302 + i * 9, 82, 302 + i * 9, 130, 't')) +
    circle(320, 238, 34) +
    circle(320, 238, 28, 't') +
    line(320, 238, 336, 222, 'n') +
    circle(436, 116, 16) +
    rect(424, 128, 24, 8) +
    centreLine(100, 171, 540, 171)
  );
};

export const fluidPowerFamilies: Record<string, DrawFamily> = {
  cylinder,
  'directional-valve': directionalValve,
  'service-unit': serviceUnit,
};
