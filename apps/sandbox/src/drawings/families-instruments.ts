import {
  centreLine,
  circle,
  cross,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  thread,
} from './drawing-canvas';
import type { DrawFamily } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

export const hexNut = (cx: number, top: number, w: number, h: number) =>
  rect(cx - w / 2, top, w, h, 'm', 2) +
  line(cx - w / 6, top, cx - w / 6, top + h, 't') +
  line(cx + w / 6, top, cx + w / 6, top + h, 't');

export const downThread = (cx: number, top: number, length: number, r: number) =>
  `<g transform="rotate(90 ${cx} ${top})">${thread(cx, top, length, r, 5)}</g>`;

const gauge: DrawFamily = (values) => {
  const r = 84 + values.number('dial-size', 100) * 0.42;
  const cy = 186;
  const share = 0.62;
  const needle = polar(320, cy, r * 0.7, 135 + 270 * share);
  return (
    hexNut(320, cy + r - 2, 46, 34) +
    downThread(320, cy + r + 32, 44, 15) +
    circle(320, cy, r) +
    circle(320, cy, r * 0.94, 't') +
    circle(320, cy, r * 0.88) +
    repeat(51, (i) =>
      line(
        ...polar(320, cy, r * 0.82, 135 + i * 5.4),
        ...polar(320, cy, r * (i % 5 ? 0.77 : 0.69), 135 + i * 5.4),
        i % 5 ? 't' : 'n',
      ),
    ) +
    path(
      `M${polar(320, cy, r * 0.84, 135 + 270 * 0.8).join(' ')}A${r * 0.84} ${r * 0.84} 0 0 1 ${polar(320, cy, r * 0.84, 405).join(' ')}`,
      'c',
    ) +
    polygon(
      [
        needle,
        polar(320, cy, r * 0.07, 135 + 270 * share + 90),
        polar(320, cy, r * 0.18, 135 + 270 * share + 180),
        polar(320, cy, r * 0.07, 135 + 270 * share - 90),
      ],
      's',
    ) +
    circle(320, cy, r * 0.07, 'b') +
    cross(320, cy, r + 16) +
    heightLine(values, 'dial-size', { y1: cy - r, y2: cy + r, edge: 320 - r, side: -1 })
  );
};

const transmitter: DrawFamily = (values) => {
  const hasHead =
    values.is('output-signal', 'hart') ||
    values.is('output-signal', 'profibus') ||
    values.has('local-display') === false;
  const big = hasHead || !values.has('output-signal');
  if (big && !values.is('output-signal', 'ma420') && !values.is('output-signal', 'v010')) {
    return (
      circle(320, 140, 82) +
      circle(320, 140, 72) +
      rect(278, 106, 84, 52, 'a', 4) +
      path('M286 146l14 -22 12 12 16 -22 14 20 12 -10', 'n') +
      repeat(3, (i) => circle(300 + i * 20, 178, 5, 'b')) +
      rect(206, 122, 36, 36) +
      rect(398, 122, 36, 36) +
      rect(190, 128, 16, 24) +
      rect(434, 128, 16, 24) +
      rect(292, 220, 56, 24) +
      rect(276, 244, 88, 66, 'm', 4) +
      line(276, 277, 364, 277, 't') +
      hexNut(320, 310, 66, 30) +
      downThread(320, 340, 42, 18) +
      centreLine(320, 44, 320, 400) +
      centreLine(170, 140, 470, 140)
    );
  }
  return (
    rect(304, 44, 32, 38, 'm', 3) +
    rect(296, 82, 48, 30) +
    repeat(6, (i) => line(300 + i * 8, 84, 300 + i * 8, 110, 't')) +
    rect(288, 112, 64, 130, 'm', 5) +
    rect(298, 132, 44, 54, 'a', 3) +
    line(288, 224, 352, 224, 't') +
    hexNut(320, 242, 76, 44) +
    downThread(320, 286, 62, 20) +
    rect(312, 348, 16, 12) +
    centreLine(320, 26, 320, 384)
  );
};

const thermocouple: DrawFamily = (values) => {
  const length = Math.min(330, 130 + values.number('probe-length', 200) * 0.3);
  const r = Math.max(4, values.number('probe-diameter', 6) * 1.1);
  const x = 320 - (length + 190) / 2;
  return (
    path(`M${x} 268v-70q0 -44 44 -44h36q30 0 30 30v84q0 14 -14 14H${x + 14}q-14 0 -14 -14Z`) +
    path(`M${x + 8} 154q32 -22 82 0`, 'm') +
    rect(x + 26, 132, 46, 14, 'b', 4) +
    circle(x + 22, 166, 5, 'b') +
    rect(x - 26, 236, 26, 30) +
    rect(x + 110, 222, 22, 26) +
    `<g transform="translate(${x + 132} 235)">${rect(0, -24, 30, 48, 'm', 2)}${line(0, -8, 30, -8, 't')}${line(0, 8, 30, 8, 't')}</g>` +
    thread(x + 162, 235, 36, 16, 5) +
    rect(x + 198, 235 - r, length - 20, r * 2) +
    path(`M${x + 178 + length} ${235 - r}q${r} 0 ${r} ${r}t${-r} ${r}Z`) +
    centreLine(x - 40, 235, x + length + 210, 235) +
    widthLine(values, 'probe-length', { x1: x + 198, x2: x + 178 + length, edge: 268, side: 1 }) +
    heightLine(values, 'probe-diameter', {
      y1: 235 - r,
      y2: 235 + r,
      edge: x + 178 + length + r,
      side: 1,
    })
  );
};

const flowMeter: DrawFamily = (values) => {
  const dn = values.number('dn', 100);
  const k = 0.62 + Math.min(dn, 300) / 700;
  const [r, bore, half] = [104 * k, 62 * k, 150 * k];
  const cy = 290;
  return (
    rect(320 - half, cy - r * 0.72, half * 2, r * 1.44, 'm', 6) +
    [-1, 1]
      .map(
        (s) =>
          rect(320 + s * half - (s < 0 ? 0 : 16), cy - r, 16, r * 2) +
          line(
            320 + s * half - (s < 0 ? 0 : 16),
            cy - r * 0.8,
            320 + s * half + (s < 0 ? 16 : 0),
            cy - r * 0.8,
            't',
          ) +
          line(
            320 + s * half - (s < 0 ? 0 : 16),
            cy + r * 0.8,
            320 + s * half + (s < 0 ? 16 : 0),
            cy + r * 0.8,
            't',
          ),
      )
      .join('') +
    line(320 - half + 16, cy - bore, 320 + half - 16, cy - bore, 't') +
    line(320 - half + 16, cy + bore, 320 + half - 16, cy + bore, 't') +
    circle(320, cy, bore * 0.5, 't') +
    rect(304, cy - r * 0.72 - 34, 32, 34) +
    rect(252, cy - r * 0.72 - 134, 136, 100, 'm', 10) +
    rect(270, cy - r * 0.72 - 118, 100, 42, 'a', 4) +
    repeat(4, (i) => circle(285 + i * 23, cy - r * 0.72 - 54, 5, 'b')) +
    rect(388, cy - r * 0.72 - 70, 18, 20) +
    polygon(
      [
        [286, cy - 8],
        [336, cy - 8],
        [336, cy - 18],
        [358, cy],
        [336, cy + 18],
        [336, cy + 8],
        [286, cy + 8],
      ],
      'a',
    ) +
    centreLine(320 - half - 26, cy, 320 + half + 26, cy)
  );
};

export const instrumentFamilies: Record<string, DrawFamily> = {
  gauge,
  transmitter,
  thermocouple,
  'flow-meter': flowMeter,
};
