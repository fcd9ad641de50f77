import {
  centreLine,
  circle,
  cross,
  ellipse,
  fit,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  turned,
} from './drawing-canvas';
import type { DrawFamily, DrawingValues } from './drawing-values';

/** Ribbed motor body with terminal box, fan cover and feet, lying along the axis at `cy`; the shaft points right. */
function motorBody(
  x: number,
  cy: number,
  length: number,
  radius: number,
  shaft: number,
  hasFeet: boolean,
): string {
  const body = x + length * 0.2;
  const bodyLength = length * 0.58;
  return (
    (hasFeet
      ? polygon([
          [body + 8, cy + radius * 0.7],
          [body + bodyLength * 0.3, cy + radius * 0.7],
          [body + bodyLength * 0.34, cy + radius * 1.18],
          [body, cy + radius * 1.18],
        ]) +
        polygon([
          [body + bodyLength * 0.7, cy + radius * 0.7],
          [body + bodyLength - 8, cy + radius * 0.7],
          [body + bodyLength, cy + radius * 1.18],
          [body + bodyLength * 0.66, cy + radius * 1.18],
        ])
      : '') +
    rect(x, cy - radius * 0.88, length * 0.2, radius * 1.76, 'm', 12) +
    repeat(3, (i) =>
      line(x + 8 + i * length * 0.05, cy - radius * 0.7, x + 8 + i * length * 0.05, cy + radius * 0.7, 't'),
    ) +
    rect(body, cy - radius, bodyLength, radius * 2, 'm', 3) +
    repeat(9, (i) =>
      line(
        body + 6,
        cy - radius * 0.84 + i * radius * 0.21,
        body + bodyLength - 6,
        cy - radius * 0.84 + i * radius * 0.21,
        't',
      ),
    ) +
    rect(body + bodyLength * 0.3, cy - radius * 1.36, bodyLength * 0.4, radius * 0.42, 'm', 4) +
    rect(body + bodyLength * 0.26, cy - radius * 1.42, bodyLength * 0.48, radius * 0.12, 'b', 2) +
    polygon([
      [body + bodyLength, cy - radius * 0.94],
      [body + bodyLength + length * 0.07, cy - radius * 0.72],
      [body + bodyLength + length * 0.07, cy + radius * 0.72],
      [body + bodyLength, cy + radius * 0.94],
    ]) +
    rect(body + bodyLength + length * 0.07, cy - shaft * 1.7, length * 0.02, shaft * 3.4) +
    rect(body + bodyLength + length * 0.09, cy - shaft, length * 0.13, shaft * 2) +
    rect(body + bodyLength + length * 0.12, cy - shaft * 0.3, length * 0.08, shaft * 0.6, 'b', 2)
  );
}

const motor: DrawFamily = (values) => {
  // Shaft height H and shaft D are true to each other; the length of a frame is about 4.3 H.
  const height = values.number('shaft-height', 132);
  const shaft = values.number('shaft-diameter', 38);
  const long = 4 + values.number('poles', 4) * 0.06;
  const radius = fit(height * long, height * 2.7, 520, 330) * height * 0.86;
  const k = radius / (height * 0.86);
  const length = height * long * k;
  const x = 320 - length * 0.5;
  const isFlanged =
    values.is('motor-mounting', 'b5') ||
    values.is('motor-mounting', 'b35') ||
    values.is('motor-mounting', 'b14');
  const hasFeet = !(values.is('motor-mounting', 'b5') || values.is('motor-mounting', 'b14'));
  const cy = 220 + radius * 0.12;
  return (
    motorBody(x, cy, length, radius, (shaft / 2) * k, hasFeet) +
    (isFlanged
      ? rect(
          x + length * 0.83,
          cy - radius * (values.is('motor-mounting', 'b14') ? 0.66 : 1.1),
          length * 0.035,
          radius * (values.is('motor-mounting', 'b14') ? 1.32 : 2.2),
        )
      : '') +
    centreLine(x - 20, cy, x + length + 24, cy) +
    (hasFeet ? line(x, cy + radius * 1.18, x + length, cy + radius * 1.18) : '')
  );
};

const servoMotor: DrawFamily = (values) => {
  const shaft = values.number('shaft-diameter', 22);
  const power = values.number('power', 1);
  const flange = shaft * 5.4;
  const length = flange * (1 + Math.min(power, 6) * 0.12);
  const k = fit(flange * 1.5 + length * 1.5, flange * 1.2, 540, 280);
  const [r, l, s] = [(flange / 2) * k, length * k, (shaft / 2) * k];
  const x = 320 - (l * 1.25 + r * 2.5) / 2;
  const face = x + l * 1.25 + r * 1.5;
  return (
    rect(x, 220 - r * 0.86, l * 0.3, r * 1.72, 'm', 5) +
    rect(x + l * 0.3, 220 - r * 0.94, l * 0.64, r * 1.88) +
    repeat(4, (i) =>
      line(x + l * 0.34, 220 - r * 0.6 + i * r * 0.4, x + l * 0.9, 220 - r * 0.6 + i * r * 0.4, 't'),
    ) +
    rect(x + l * 0.94, 220 - r, l * 0.06, r * 2) +
    rect(x + l, 220 - s, l * 0.2, s * 2) +
    rect(x + l * 0.08, 220 - r * 1.2, l * 0.14, r * 0.34, 'm', 3) +
    rect(x + l * 0.5, 220 - r * 1.26, l * 0.16, r * 0.32, 'm', 3) +
    centreLine(x - 16, 220, x + l * 1.2 + 14, 220) +
    rect(face - r, 220 - r, r * 2, r * 2, 'm', 6) +
    circle(face, 220, r * 0.76) +
    circle(face, 220, s) +
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(([a, b]) => circle(face + a! * r * 0.82, 220 + b! * r * 0.82, r * 0.08, 'g'))
      .join('') +
    cross(face, 220, r + 14)
  );
};

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
    motorBody(300, cy, 300, motorRadius, 11, true) +
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
    turned(430, 220 - r * 0.4, [
      [18, r * 1.3],
      [54, r * 1.1],
      [10, r * 0.5],
      [44, r * 0.2],
    ]) +
    centreLine(416, 220 - r * 0.4, 570, 220 - r * 0.4)
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
  const head = x + length * 0.62;
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
    circle(x + 206, cy - r - 50, 38) +
    circle(x + 206, cy - r - 50, 8, 'g') +
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
    centreLine(x + w / 2, y - 34, x + w / 2, y + height + 22)
  );
}

const gearbox: DrawFamily = (values) => {
  const shaft = values.number('output-shaft', 40);
  const power = values.number('power', 2.2);
  const r = 40 + Math.min(power, 20) * 1.6;
  const s = Math.max(9, Math.min(30, shaft * 0.32));
  const cy = 206;
  return (
    motorBody(104, cy, 250, r, 8, false) +
    rect(308, cy - r * 1.05, 16, r * 2.1) +
    path(`M324 ${cy - r * 0.98}h96q24 0 30 24l8 40v${r * 0.98}q0 14 -14 14H324Z`) +
    line(336, cy + r * 0.5, 450, cy + r * 0.5, 't') +
    circle(390, cy - 4, r * 0.62, 'm') +
    circle(390, cy - 4, r * 0.5, 't') +
    repeat(6, (i) => circle(...polar(390, cy - 4, r * 0.56, i * 60), 2.6, 's')) +
    turned(458, cy + r * 0.16, [
      [14, s * 1.8],
      [58, s],
    ]) +
    rect(480, cy + r * 0.16 - s * 0.3, 40, s * 0.6, 'b', 2) +
    polygon([
      [334, cy + r],
      [446, cy + r],
      [470, cy + r + 44],
      [312, cy + r + 44],
    ]) +
    line(290, cy + r + 44, 500, cy + r + 44) +
    centreLine(88, cy, 330, cy) +
    centreLine(380, cy + r * 0.16, 548, cy + r * 0.16) +
    circle(412, cy - r * 0.98 + 2, 5, 's')
  );
};

export const machineFamilies: Record<string, DrawFamily> = {
  motor,
  'servo-motor': servoMotor,
  pump,
  'vertical-pump': verticalPump,
  'gear-pump': gearPump,
  'diaphragm-pump': diaphragmPump,
  compressor,
  gearbox,
};
