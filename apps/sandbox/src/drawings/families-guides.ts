import { centreLine, circle, line, path, polygon, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';
import { words } from './screen-parts';

/** A sheet that is written: rows to fill, and the pen. */
const request: DrawFamily = () =>
  rect(190, 56, 240, 320, 'm', 6) +
  rect(302, 80, 104, 14, 's', 3) +
  repeat(4, (i) => rect(214, 122 + i * 56, 192, 36, i === 1 ? 'a' : 'b', 4) + words(394, 135 + i * 56, 96)) +
  polygon([
    [486, 120],
    [514, 148],
    [432, 230],
    [404, 202],
  ]) +
  polygon(
    [
      [404, 202],
      [432, 230],
      [392, 242],
    ],
    'g',
  ) +
  line(470, 136, 498, 164);

/** A balance: two offers, weighed. */
const balance: DrawFamily = () =>
  rect(314, 92, 12, 250) +
  rect(236, 342, 168, 22, 'm', 4) +
  rect(136, 104, 368, 12, 'm', 6) +
  circle(320, 92, 18) +
  repeat(2, (i) => {
    const x = 156 + i * 328;
    return (
      path(`M${x} 116l-58 116m58 -116l58 116`, 'n') +
      path(`M${x - 70} 232h140q-16 48 -70 48t-70 -48Z`, i === 0 ? 'm' : 'a')
    );
  }) +
  centreLine(320, 60, 320, 380);

/** A bank card. */
const money: DrawFamily = () =>
  rect(120, 104, 400, 240, 'm', 18) +
  rect(120, 146, 400, 44, 's') +
  rect(430, 222, 56, 42, 'a', 6) +
  line(430, 243, 486, 243) +
  line(458, 222, 458, 264) +
  repeat(4, (i) => rect(154 + i * 66, 286, 48, 12, 'g', 2)) +
  words(486, 316, 120);

/** A plant: its halls, its chimney, its gate. */
const company: DrawFamily = () =>
  rect(438, 84, 40, 150) +
  path('M120 360v-142l104 -62v62l104 -62v62l104 -62v62h88v142Z') +
  repeat(4, (i) => rect(152 + i * 88, 250, 48, 34, i === 2 ? 'a' : 'g', 3)) +
  rect(276, 306, 74, 54, 's', 2) +
  line(96, 360, 544, 360);

/** Things that videos and guides tell of. */
export const guideFamilies: Record<string, DrawFamily> = {
  'guide-request': request,
  'guide-balance': balance,
  'guide-money': money,
  'guide-company': company,
};
