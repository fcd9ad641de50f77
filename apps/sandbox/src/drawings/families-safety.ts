import { centreLine, circle, ellipse, line, path, polygon, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';
import { heightLine } from './sheet/dimension-lines';

const helmet: DrawFamily = (values) =>
  path('M150 268C150 150 226 92 320 92S490 150 490 268Z') +
  path('M292 96q28 -16 56 0l8 172h-72Z') +
  path('M226 128C204 164 196 212 196 264M414 128c22 36 30 84 30 136', 't') +
  path('M112 268h416q18 0 18 14t-18 14H112q-18 0 -18 -14t18 -14Z') +
  path('M176 296q8 64 40 84M464 296q-8 64 -40 84', 'n') +
  path('M188 296h264v24q-132 26 -264 0Z', 'm') +
  (values.has('ratchet')
    ? circle(320, 322, 20, 'b') + circle(320, 322, 8, 's')
    : rect(300, 312, 40, 16, 'b', 4)) +
  centreLine(320, 66, 320, 392);

const glove: DrawFamily = (values) => {
  const dots =
    values.is('glove-material', 'nitrile') ||
    values.is('glove-material', 'latex') ||
    !values.has('glove-material');
  return (
    path(
      'M250 392V300C220 280 186 240 170 206C158 180 186 166 204 188L250 240V108C250 84 288 84 288 108V212V78C288 54 326 54 326 78V210V88C326 64 364 64 364 88V216V118C364 94 400 94 400 118V270Q400 300 384 320V392Z',
    ) +
    path('M288 212V232M326 210V232M364 216V236', 'n') +
    rect(242, 350, 150, 46, 'm', 8) +
    repeat(5, (i) => line(252 + i * 30, 354, 252 + i * 30, 392, 't')) +
    (dots
      ? repeat(24, (i) => circle(262 + (i % 6) * 22, 256 + Math.floor(i / 6) * 20, 3.6, 't'))
      : repeat(5, (i) => line(258, 258 + i * 18, 390, 258 + i * 18, 't')))
  );
};

const shoe: DrawFamily = (values) => {
  const high = values.is('shoe-class', 's3') ? 40 : 0;
  return (
    path(`M150 ${150 - high}H262Q266 210 320 226L430 250Q506 264 506 316H136Q132 250 150 ${150 - high}Z`) +
    path('M420 248Q400 280 404 316', 't') +
    path('M128 316H514V338Q514 350 502 350H330l-10 -10H210l-8 10H140Q128 350 128 338Z') +
    repeat(16, (i) => line(146 + i * 22, 340, 146 + i * 22, 350, 't')) +
    repeat(
      4,
      (i) =>
        line(252 + i * 22, 214 + i * 8 - high * 0.1, 288 + i * 20, 196 + i * 13, 'n') +
        circle(252 + i * 22, 214 + i * 8, 4, 'b'),
    ) +
    path(`M150 ${172 - high}H264`, 't') +
    path('M190 316Q180 250 196 200', 't') +
    path('M436 316Q430 282 446 266Q486 276 494 316', 'a')
  );
};

const mask: DrawFamily = (values) => {
  const filters = values.is('filter-class', 'a2p3') || values.is('filter-class', 'abek1');
  if (!filters)
    return (
      path('M200 180Q320 90 440 180Q452 300 320 356Q188 300 200 180Z') +
      path('M204 226Q320 168 436 226M226 290Q320 250 414 290', 't') +
      rect(286, 150, 68, 10, 's', 5) +
      circle(320, 262, 36) +
      circle(320, 262, 26, 't') +
      repeat(5, (i) => line(300, 250 + i * 6, 340, 250 + i * 6, 't')) +
      path(
        'M204 190Q120 150 96 96M436 190Q520 150 544 96M206 260Q130 290 100 340M434 260Q510 290 540 340',
        'n',
      ) +
      centreLine(320, 100, 320, 378)
    );
  return (
    path('M236 150Q320 92 404 150L430 270Q380 360 320 364Q260 360 210 270Z') +
    path('M262 170Q320 130 378 170L398 262Q360 330 320 332Q280 330 242 262Z', 't') +
    circle(320, 296, 34) +
    repeat(4, (i) => line(298, 284 + i * 8, 342, 284 + i * 8, 't')) +
    [150, 490]
      .map(
        (x) =>
          circle(x, 260, 66) +
          circle(x, 260, 54, 't') +
          repeat(7, (i) => line(x - 40, 230 + i * 10, x + 40, 230 + i * 10, 't')),
      )
      .join('') +
    rect(206, 246, 22, 30) +
    rect(412, 246, 22, 30) +
    centreLine(60, 260, 580, 260)
  );
};

const extinguisher: DrawFamily = (values) => {
  const charge = values.number('charge', 6);
  const r = 42 + Math.min(charge, 25) * 1.7;
  const h = 190 + Math.min(charge, 12) * 5;
  const top = 388 - h;
  const isCo2 = values.is('extinguishing', 'co2');
  return (
    rect(320 - r, top, r * 2, h, 'm', r * 0.5) +
    line(320 - r, top + h * 0.2, 320 + r, top + h * 0.2, 't') +
    line(320 - r, top + h * 0.86, 320 + r, top + h * 0.86, 't') +
    rect(320 - r * 0.66, top + h * 0.32, r * 1.32, h * 0.3, 'a', 4) +
    repeat(4, (i) =>
      line(320 - r * 0.5, top + h * 0.38 + i * h * 0.06, 320 + r * 0.5, top + h * 0.38 + i * h * 0.06, 't'),
    ) +
    rect(306, top - 26, 28, 28) +
    path(`M300 ${top - 26}h44l40 -18v-10l-84 6Z`) +
    path(`M304 ${top - 40}l90 -28`, 'n') +
    (isCo2 ? '' : circle(342, top - 14, 12, 'b') + line(342, top - 14, 348, top - 20, 'n')) +
    path(
      `M304 ${top - 20}C${200} ${top - 30} ${320 - r - 60} ${top + 40} ${320 - r - 34} ${top + h * 0.5}`,
      'n',
    ) +
    path(
      `M304 ${top - 10}C${214} ${top - 18} ${320 - r - 46} ${top + 46} ${320 - r - 24} ${top + h * 0.5}`,
      'n',
    ) +
    (isCo2
      ? polygon([
          [320 - r - 38, top + h * 0.5],
          [320 - r - 20, top + h * 0.5],
          [320 - r - 4, top + h * 0.86],
          [320 - r - 54, top + h * 0.86],
        ])
      : rect(320 - r - 36, top + h * 0.5, 14, h * 0.24, 'b', 4)) +
    ellipse(320, 390, r * 1.02, 5, 't') +
    centreLine(320, top - 90, 320, 408) +
    heightLine(values, 'height', { y1: top - 68, y2: 388, edge: 320 + Math.max(r, 74), side: 1 })
  );
};

export const safetyFamilies: Record<string, DrawFamily> = { helmet, glove, shoe, mask, extinguisher };
