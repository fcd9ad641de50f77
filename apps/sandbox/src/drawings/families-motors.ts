import {
  centreLine,
  circle,
  cross,
  fit,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  turned,
} from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { heightLine } from './sheet/dimension-lines';

/** Draws a ribbed motor body with terminal box, fan cover and feet, along the axis at `cy`; the shaft points right. */
export function motorBody(
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
  // Shaft height H and shaft D are true to scale; the length of a frame is about 4.3 H.
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
    (hasFeet
      ? line(x, cy + radius * 1.18, x + length, cy + radius * 1.18) +
        heightLine(values, 'shaft-height', { y1: cy, y2: cy + radius * 1.18, edge: x, side: -1 })
      : '') +
    heightLine(values, 'shaft-diameter', {
      y1: cy - (shaft / 2) * k,
      y2: cy + (shaft / 2) * k,
      edge: x + length,
      side: 1,
    })
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
    secondView(
      values,
      () =>
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
        cross(face, 220, r + 14),
    ) +
    heightLine(values, 'shaft-diameter', { y1: 220 - s, y2: 220 + s, edge: x + l * 1.2, side: 1 })
  );
};

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
    circle(412, cy - r * 0.98 + 2, 5, 's') +
    heightLine(values, 'output-shaft', {
      y1: cy + r * 0.16 - s,
      y2: cy + r * 0.16 + s,
      edge: 530,
      side: 1,
    })
  );
};

export const motorFamilies: Record<string, DrawFamily> = {
  motor,
  'servo-motor': servoMotor,
  gearbox,
};
