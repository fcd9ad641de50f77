import { centreLine, circle, cross, line, path, polar, polygon, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';

/** Pile of sheets: thicker with the number of pages, never more than the sheet holds. */
const documentPile: DrawFamily = (values) => {
  const leaves = Math.max(2, Math.min(7, Math.round(values.number('pages', 60) / 22)));
  const isForm = values.is('file-format', 'xlsx');
  const [x, y] = [210, 56];
  return (
    repeat(leaves, (i) => {
      const d = (leaves - i) * 7;
      return rect(x + d, y + d, 220, 310, 'm', 3);
    }) +
    path(`M${x} ${y}h176l44 44v266h-220Z`) +
    path(`M${x + 176} ${y}v44h44Z`) +
    rect(x + 24, y + 30, 110, 14, 's', 2) +
    rect(x + 24, y + 54, 74, 8, 'a') +
    (isForm
      ? repeat(
          7,
          (i) =>
            rect(x + 24, y + 90 + i * 29, 14, 14, 'b') +
            line(x + 50, y + 97 + i * 29, x + 190, y + 97 + i * 29, 't') +
            (i < 4 ? path(`M${x + 27} ${y + 97 + i * 29}l4 5 7 -10`, 'n') : ''),
        )
      : repeat(5, (i) => line(x + 24, y + 88 + i * 15, x + 196 - (i % 3) * 22, y + 88 + i * 15, 't')) +
        circle(x + 74, y + 222, 40) +
        circle(x + 74, y + 222, 18, 'g') +
        cross(x + 74, y + 222, 50) +
        rect(x + 140, y + 182, 56, 80, 't') +
        line(x + 140, y + 208, x + 196, y + 208, 't') +
        line(x + 140, y + 234, x + 196, y + 234, 't') +
        repeat(2, (i) => line(x + 24, y + 282 + i * 13, x + 190 - i * 40, y + 282 + i * 13, 't')))
  );
};

const documentDrawing: DrawFamily = (values) => {
  const isModel = values.is('file-format', 'step');
  const frame =
    rect(90, 50, 460, 340, 'm', 2) +
    rect(104, 64, 432, 312, 't') +
    rect(386, 322, 150, 54, 'm') +
    line(386, 340, 536, 340, 't') +
    line(386, 358, 536, 358, 't') +
    line(450, 322, 450, 376, 't');
  if (isModel) {
    const hex = (s: number) => Array.from({ length: 6 }, (_, i) => polar(290, 206, s, i * 60 + 30));
    return (
      frame +
      polygon(hex(116)) +
      polygon(
        [polar(290, 206, 116, 270), polar(290, 206, 116, 330), [290, 206], polar(290, 206, 116, 210)],
        'a',
      ) +
      line(290, 206, 290, 322) +
      path('M290 206L189 148M290 206L391 148', 'n') +
      circle(290, 148, 0.1, 't') +
      path('M240 138q50 -30 100 0t-100 0Z', 'g') +
      centreLine(290, 70, 290, 350)
    );
  }
  return (
    frame +
    circle(200, 180, 68) +
    circle(200, 180, 30, 'g') +
    repeat(6, (i) => circle(...polar(200, 180, 50, i * 60), 7, 'g')) +
    cross(200, 180, 84) +
    rect(330, 112, 60, 136) +
    rect(390, 150, 90, 60) +
    rect(330, 150, 150, 60, 't') +
    centreLine(312, 180, 500, 180) +
    line(330, 270, 480, 270, 't') +
    line(330, 256, 330, 278, 't') +
    line(480, 256, 480, 278, 't') +
    polygon(
      [
        [330, 270],
        [342, 266],
        [342, 274],
      ],
      's',
    ) +
    polygon(
      [
        [480, 270],
        [468, 266],
        [468, 274],
      ],
      's',
    ) +
    line(132, 284, 268, 284, 't') +
    polygon(
      [
        [132, 284],
        [144, 280],
        [144, 288],
      ],
      's',
    ) +
    polygon(
      [
        [268, 284],
        [256, 280],
        [256, 288],
      ],
      's',
    )
  );
};

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
    circle(320, 219, 50, 't') +
    circle(320, 219, 130, 't')
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

export const paperFamilies: Record<string, DrawFamily> = {
  document: documentPile,
  'document-drawing': documentDrawing,
  'consulting-design': design,
  'consulting-analysis': analysis,
  'consulting-management': management,
  'consulting-energy': energy,
};
