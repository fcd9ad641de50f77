import { centreLine, circle, line, path, polar, polygon, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';

const design: DrawFamily = () =>
  rect(120, 60, 400, 260, 'm', 8) +
  rect(136, 76, 368, 228, 'a', 3) +
  rect(286, 320, 68, 34) +
  rect(230, 354, 180, 14, 'm', 4) +
  polygon([
    [220, 180],
    [320, 136],
    [420, 180],
    [320, 226],
  ]) +
  polygon([
    [220, 180],
    [320, 226],
    [320, 284],
    [220, 238],
  ]) +
  polygon([
    [420, 180],
    [320, 226],
    [320, 284],
    [420, 238],
  ]) +
  path('M282 180q38 -18 76 0t-76 0Z', 'g') +
  centreLine(320, 92, 320, 300) +
  `<g transform="rotate(38 470 300)">${rect(458, 196, 24, 130)}${polygon([
    [458, 326],
    [482, 326],
    [470, 356],
  ])}${rect(458, 180, 24, 16, 'b')}</g>` +
  line(90, 368, 550, 368);

const analysis: DrawFamily = () => {
  const node = (i: number, j: number) =>
    [140 + i * 45 + j * 4, 120 + j * 40 + Math.sin((i / 8) * Math.PI) * (12 + j * 3)] as const;
  return (
    repeat(8, (i) =>
      repeat(4, (j) =>
        polygon(
          [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)],
          (i + j) % 5 === 0 ? 'a' : 'm',
        ),
      ),
    ) +
    repeat(8, (i) => repeat(4, (j) => line(...node(i, j), ...node(i + 1, j + 1), 't'))) +
    polygon([
      [128, 296],
      [152, 296],
      [140, 278],
    ]) +
    rect(116, 296, 48, 8) +
    circle(512, 300, 10) +
    line(490, 312, 534, 312) +
    repeat(
      5,
      (i) =>
        line(196 + i * 66, 60, 196 + i * 66, 104) +
        polygon(
          [
            [190 + i * 66, 104],
            [202 + i * 66, 104],
            [196 + i * 66, 120],
          ],
          's',
        ),
    ) +
    line(180, 60, 476, 60) +
    path('M120 384Q230 330 320 350T530 336', 'c') +
    line(110, 392, 540, 392, 't')
  );
};

const management: DrawFamily = () => {
  const step = (x: number, y: number) =>
    rect(x, y, 110, 62, 'm', 6) +
    rect(x + 14, y + 16, 58, 8, 's', 2) +
    line(x + 14, y + 36, x + 94, y + 36, 't') +
    line(x + 14, y + 48, x + 76, y + 48, 't');
  const arrow = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${line(x - 26, y, x + 14, y)}${polygon(
      [
        [x + 14, y - 7],
        [x + 28, y],
        [x + 14, y + 7],
      ],
      's',
    )}</g>`;
  return (
    circle(320, 219, 130, 't') +
    step(265, 52) +
    step(420, 188) +
    step(265, 324) +
    step(110, 188) +
    arrow(428, 134, 40) +
    arrow(428, 306, 140) +
    arrow(212, 306, 220) +
    arrow(212, 134, 320) +
    circle(320, 219, 62) +
    path('M292 220l20 20 38 -42', 'n') +
    circle(320, 219, 50, 't')
  );
};

const energy: DrawFamily = () =>
  line(110, 350, 540, 350) +
  line(110, 350, 110, 80) +
  repeat(6, (i) =>
    rect(
      140 + i * 64,
      350 - [210, 190, 172, 140, 120, 96][i]!,
      38,
      [210, 190, 172, 140, 120, 96][i]!,
      i > 2 ? 'a' : 'm',
    ),
  ) +
  path('M150 116L222 140L286 158L350 192L414 212L500 240', 'c') +
  polygon(
    [
      [500, 240],
      [484, 228],
      [482, 242],
    ],
    's',
  ) +
  repeat(
    5,
    (i) => line(104, 110 + i * 60, 110, 110 + i * 60) + line(110, 110 + i * 60, 540, 110 + i * 60, 't'),
  ) +
  circle(460, 122, 52) +
  repeat(9, (i) => line(...polar(460, 122, 46, 150 + i * 30), ...polar(460, 122, 38, 150 + i * 30), 'n')) +
  polygon(
    [
      [460, 122],
      [436, 92],
      [466, 116],
    ],
    's',
  ) +
  circle(460, 122, 6, 'b');

export const consultingFamilies: Record<string, DrawFamily> = {
  'consulting-design': design,
  'consulting-analysis': analysis,
  'consulting-management': management,
  'consulting-energy': energy,
};
