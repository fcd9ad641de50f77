import {
  centreLine,
  circle,
  cross,
  ellipse,
  group,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  turned,
} from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { motorBody } from './families-motors';

const pump: DrawFamily = (values) => {
  const impeller = values.number('impeller-diameter', 200);
  const suction = values.number('suction-dn', 65);
  const discharge = values.number('discharge-dn', 50);
  const power = values.number('power', 7.5);
  const k = 250 / (impeller + 150);
  const volute = (impeller / 2 + 28) * k;
  const cy = 244;
  const cx = 186;
  const motorRadius = Math.min(84, 34 + Math.sqrt(power) * 9);
  const out = Math.max((discharge / 2) * k * 1.6, 11);
  const inlet = Math.max((suction / 2) * k * 1.6, 13);
  return (
    group('translate(900 0) scale(-1 1)', motorBody(300, cy, 300, motorRadius, 11, true)) +
    rect(256, cy - 40, 46, 80) +
    rect(240, cy - 54, 18, 108) +
    path(
      `M${cx + volute * 0.5} ${cy - volute * 1.36}V${cy}A${volute * 0.92} ${volute * 0.92} 0 1 1 ${cx + volute * 0.5 - out * 2} ${cy - volute * 0.72}V${cy - volute * 1.36}Z`,
    ) +
    rect(cx + volute * 0.5 - out * 2 - 10, cy - volute * 1.36 - 10, out * 2 + 20, 12) +
    circle(cx - volute * 0.06, cy + 4, volute * 0.62) +
    circle(cx - volute * 0.06, cy + 4, inlet * 1.5, 'm') +
    circle(cx - volute * 0.06, cy + 4, inlet, 'g') +
    repeat(6, (i) => circle(...polar(cx - volute * 0.06, cy + 4, volute * 0.52, i * 60), 3, 'b')) +
    polygon([
      [cx - volute * 0.5, cy + volute * 0.72],
      [cx + volute * 0.3, cy + volute * 0.72],
      [cx + volute * 0.44, 340],
      [cx - volute * 0.64, 340],
    ]) +
    rect(84, 340, 510, 20) +
    polygon([
      [262, cy + 40],
      [296, cy + 40],
      [304, 340],
      [254, 340],
    ]) +
    polygon([
      [360, cy + motorRadius * 1.18],
      [540, cy + motorRadius * 1.18],
      [540, 340],
      [360, 340],
    ]) +
    line(64, 360, 614, 360) +
    centreLine(70, cy, 620, cy) +
    centreLine(cx - volute * 0.06, cy - volute - 12, cx - volute * 0.06, cy + volute + 4)
  );
};

const verticalPump: DrawFamily = (values) => {
  const stages = values.number('stages', 6);
  const power = values.number('power', 3);
  const body = Math.min(190, 60 + stages * 8);
  const motorHeight = Math.min(120, 62 + Math.sqrt(power) * 14);
  const total = body + motorHeight + 70;
  const k = Math.min(1, 370 / total);
  const top = 220 - (total * k) / 2;
  const r = 40 + Math.min(power, 20) * 0.8;
  const bodyTop = top + motorHeight * k + 22;
  const bodyEnd = bodyTop + body * k;
  return (
    rect(320 - r * 0.92, top, r * 1.84, 14, 'm', 5) +
    rect(320 - r, top + 14, r * 2, motorHeight * k - 14) +
    repeat(9, (i) =>
      line(
        320 - r + 6 + (i * (r * 2 - 12)) / 8,
        top + 20,
        320 - r + 6 + (i * (r * 2 - 12)) / 8,
        top + motorHeight * k - 6,
        't',
      ),
    ) +
    rect(320 + r, top + motorHeight * k * 0.4, 22, 30, 'm', 3) +
    polygon([
      [320 - r * 0.7, top + motorHeight * k],
      [320 + r * 0.7, top + motorHeight * k],
      [320 + r * 0.86, bodyTop],
      [320 - r * 0.86, bodyTop],
    ]) +
    rect(320 - 38, bodyTop, 76, body * k) +
    repeat(Math.min(stages, 16), (i) =>
      line(
        320 - 34,
        bodyTop + ((i + 0.5) * body * k) / Math.min(stages, 16),
        320 + 34,
        bodyTop + ((i + 0.5) * body * k) / Math.min(stages, 16),
        't',
      ),
    ) +
    rect(320 - 50, bodyTop - 4, 8, body * k + 8) +
    rect(320 + 42, bodyTop - 4, 8, body * k + 8) +
    rect(320 - 92, bodyEnd, 184, 34) +
    rect(320 - 106, bodyEnd - 6, 14, 46) +
    rect(320 + 92, bodyEnd - 6, 14, 46) +
    rect(320 - 74, bodyEnd + 34, 148, 12) +
    line(180, bodyEnd + 46, 460, bodyEnd + 46) +
    centreLine(320, top - 16, 320, bodyEnd + 56) +
    centreLine(196, bodyEnd + 17, 444, bodyEnd + 17)
  );
};

/** Draws a horizontal borehole pump: discharge, stages, strainer, motor, with true proportions from stages and well. */
const submersible: DrawFamily = (values) => {
  const stages = values.number('stages', 12);
  const power = values.number('power', 7.5);
  const r = Math.min(44, 18 + values.number('well-diameter', 160) * 0.13);
  const pumpLength = Math.min(270, 90 + stages * 8);
  const motorLength = Math.min(190, 100 + Math.sqrt(power) * 14);
  const x = 320 - (pumpLength + motorLength + 96) / 2;
  const strainer = x + 48 + pumpLength;
  const motorStart = strainer + 48;
  return (
    rect(x, 220 - r * 0.62, 26, r * 1.24, 'm', 2) +
    rect(x + 26, 220 - r * 0.9, 22, r * 1.8) +
    rect(x + 48, 220 - r, pumpLength, r * 2) +
    repeat(stages, (i) => {
      const at = x + 48 + ((i + 1) * pumpLength) / (stages + 1);
      return line(at, 220 - r, at, 220 + r, 't');
    }) +
    rect(strainer, 220 - r * 0.96, 48, r * 1.92) +
    repeat(5, (i) => line(strainer + 8 + i * 8, 220 - r * 0.7, strainer + 8 + i * 8, 220 + r * 0.7, 'n')) +
    rect(motorStart, 220 - r * 0.94, motorLength, r * 1.88, 'm', 4) +
    line(motorStart + 20, 220 - r * 0.94, motorStart + 20, 220 + r * 0.94, 't') +
    line(motorStart + motorLength - 22, 220 - r * 0.94, motorStart + motorLength - 22, 220 + r * 0.94, 't') +
    path(`M${motorStart + 8} ${220 - r * 0.94}v-9H${x + 20}q-16 0 -16 -16v-28`, 'n') +
    path(
      `M${x - 12} 140H${motorStart + motorLength + 16}M${x - 12} 300H${motorStart + motorLength + 16}`,
      't',
    ) +
    centreLine(x - 22, 220, motorStart + motorLength + 24, 220)
  );
};

const gearPump: DrawFamily = (values) => {
  const volume = values.number('displacement', 16);
  const r = 44 + Math.min(volume, 63) * 0.5;
  const gear = (cy: number, turn: number) => {
    const points = Array.from({ length: 40 }, (_, i) =>
      polar(250, cy, i % 4 < 2 ? r : r * 0.76, i * 9 + turn),
    );
    return polygon(points) + circle(250, cy, r * 0.28, 'g');
  };
  return (
    path(
      `M${250 - r * 1.16} ${220 - r * 0.86}A${r * 1.16} ${r * 1.16} 0 0 1 ${250 + r * 1.16} ${220 - r * 0.86}V${220 + r * 0.86}A${r * 1.16} ${r * 1.16} 0 0 1 ${250 - r * 1.16} ${220 + r * 0.86}Z`,
    ) +
    rect(250 - r * 1.16 - 44, 200, 46, 40) +
    rect(250 + r * 1.16 - 2, 200, 46, 40) +
    rect(250 - r * 1.16 - 54, 190, 12, 60) +
    rect(250 + r * 1.16 + 42, 190, 12, 60) +
    gear(220 - r * 0.86, 0) +
    gear(220 + r * 0.86, 18) +
    cross(250, 220 - r * 0.86, r + 14) +
    cross(250, 220 + r * 0.86, r + 14) +
    secondView(
      values,
      () =>
        turned(430, 220 - r * 0.4, [
          [18, r * 1.3],
          [54, r * 1.1],
          [10, r * 0.5],
          [44, r * 0.2],
        ]) + centreLine(416, 220 - r * 0.4, 570, 220 - r * 0.4),
    )
  );
};

const diaphragmPump: DrawFamily = (values) => {
  const k = Math.min(1.2, 0.8 + values.number('discharge-dn', 40) / 200);
  const chamber = (x: number) =>
    ellipse(x, 220, 44 * k, 88 * k) +
    ellipse(x, 220, 34 * k, 76 * k, 't') +
    repeat(8, (i) => circle(...polar(x, 220, 38 * k, i * 45 + 22), 3, 'b'));
  return (
    rect(320 - 150 * k, 220 - 142 * k, 300 * k, 26 * k, 'm', 6) +
    rect(320 - 150 * k, 220 + 116 * k, 300 * k, 26 * k, 'm', 6) +
    rect(320 - 118 * k, 220 - 118 * k, 30 * k, 236 * k) +
    rect(320 + 88 * k, 220 - 118 * k, 30 * k, 236 * k) +
    rect(320 - 64 * k, 220 - 56 * k, 128 * k, 112 * k, 'm', 6) +
    chamber(320 - 104 * k) +
    chamber(320 + 104 * k) +
    rect(320 - 22 * k, 220 - 30 * k, 44 * k, 60 * k, 'm', 4) +
    circle(320, 220, 12 * k, 'g') +
    rect(320 - 20 * k, 220 - 166 * k, 40 * k, 24 * k) +
    rect(320 - 20 * k, 220 + 142 * k, 40 * k, 24 * k) +
    centreLine(320, 220 - 184 * k, 320, 220 + 184 * k) +
    centreLine(320 - 172 * k, 220, 320 + 172 * k, 220)
  );
};

export const pumpFamilies: Record<string, DrawFamily> = {
  submersible,
  pump,
  'vertical-pump': verticalPump,
  'gear-pump': gearPump,
  'diaphragm-pump': diaphragmPump,
};
