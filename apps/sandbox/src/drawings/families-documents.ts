import { centreLine, circle, cross, line, path, polar, polygon, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';

/** Draws a pile of sheets: thicker with the number of pages, limited by the sheet. */
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

export const documentFamilies: Record<string, DrawFamily> = {
  document: documentPile,
  'document-drawing': documentDrawing,
};
