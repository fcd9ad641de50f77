import { centreLine, circle, fit, line, rect, repeat } from './drawing-canvas';
import type { DrawFamily, DrawingValues } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

const compressor: DrawFamily = (values) => {
  const tank = values.number('tank-volume', 500);
  return tank > 0 && values.number('width', 0) === 0
    ? tankCompressor(values, tank)
    : cabinetCompressor(values);
};

function tankCompressor(values: DrawingValues, tank: number): string {
  const length = Math.min(440, 250 + tank * 0.35);
  const r = Math.min(74, 44 + tank * 0.05);
  const [x, cy] = [320 - length / 2, 286];
  const head = x + length * 0.68;
  return (
    rect(x, cy - r, length, r * 2, 'm', r * 0.6) +
    line(x + r * 0.5, cy - r, x + r * 0.5, cy + r, 't') +
    line(x + length - r * 0.5, cy - r, x + length - r * 0.5, cy + r, 't') +
    rect(x + 40, cy + r, 16, 30) +
    rect(x + length - 56, cy + r, 16, 30) +
    line(x, cy + r + 30, x + length, cy + r + 30) +
    rect(x + 24, cy - r - 10, length - 48, 10) +
    rect(x + 40, cy - r - 64, 96, 54, 'm', 4) +
    repeat(5, (i) => line(x + 48, cy - r - 56 + i * 10, x + 128, cy - r - 56 + i * 10, 't')) +
    rect(x + 60, cy - r - 80, 40, 16, 'm', 3) +
    rect(head - 36, cy - r - 58, 72, 48) +
    [-1, 1]
      .map(
        (side) =>
          `<g transform="rotate(${side * 24} ${head} ${cy - r - 50})">${rect(head - 20, cy - r - 118, 40, 66)}${repeat(6, (i) => line(head - 26, cy - r - 112 + i * 10, head + 26, cy - r - 112 + i * 10, 'n'))}</g>`,
      )
      .join('') +
    circle(head - 66, cy - r - 50, 38) +
    circle(head - 66, cy - r - 50, 8, 'g') +
    circle(x + length - 30, cy - r - 24, 12, 'b') +
    centreLine(x - 18, cy, x + length + 18, cy) +
    (values.number('power', 3) > 3 ? rect(x + length * 0.9, cy - 10, 12, 20, 's') : '')
  );
}

function cabinetCompressor(values: DrawingValues): string {
  const [l, h] = [values.number('length', 1300), values.number('height', 1300)];
  const k = fit(l, h, 440, 320);
  const [w, height] = [l * k, h * k];
  const [x, y] = [320 - w / 2, 220 - height / 2];
  return (
    rect(x, y, w, height, 'm', 5) +
    rect(x + 10, y + height, w - 20, 10) +
    line(x + w * 0.5, y, x + w * 0.5, y + height, 't') +
    rect(x + w * 0.06, y + height * 0.1, w * 0.38, height * 0.3, 'm', 3) +
    repeat(7, (i) =>
      line(
        x + w * 0.08,
        y + height * 0.14 + i * height * 0.037,
        x + w * 0.42,
        y + height * 0.14 + i * height * 0.037,
        't',
      ),
    ) +
    rect(x + w * 0.58, y + height * 0.12, w * 0.3, height * 0.16, 'm', 3) +
    rect(x + w * 0.6, y + height * 0.145, w * 0.16, height * 0.08, 'a') +
    circle(x + w * 0.83, y + height * 0.2, 6, 's') +
    repeat(6, (i) =>
      line(
        x + w * 0.58,
        y + height * 0.62 + i * height * 0.04,
        x + w * 0.9,
        y + height * 0.62 + i * height * 0.04,
        't',
      ),
    ) +
    rect(x + w * 0.46, y + height * 0.48, 4, height * 0.1, 's') +
    rect(x + w * 0.53, y + height * 0.48, 4, height * 0.1, 's') +
    rect(x + w * 0.3, y - 22, w * 0.3, 22) +
    line(x - 24, y + height + 10, x + w + 24, y + height + 10) +
    centreLine(x + w / 2, y - 34, x + w / 2, y + height + 22) +
    widthLine(values, 'length', { x1: x, x2: x + w, edge: y + height + 10, side: 1 }) +
    heightLine(values, 'height', { y1: y, y2: y + height, edge: x, side: -1 })
  );
}

export const compressorFamilies: Record<string, DrawFamily> = {
  compressor,
};
