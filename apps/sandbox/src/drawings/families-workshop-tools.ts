import {
  centreLine,
  circle,
  cross,
  ellipse,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
} from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

const torqueWrench: DrawFamily = (values) => {
  const length = Math.min(520, 380 + values.number('overall-length', 500) * 0.09);
  const x = 320 - length / 2;
  return (
    circle(x + 34, 220, 36) +
    circle(x + 34, 220, 28, 't') +
    rect(x + 20, 206, 28, 28, 'g') +
    polygon([
      [x + 64, 202],
      [x + 120, 208],
      [x + 120, 232],
      [x + 64, 238],
    ]) +
    rect(x + 118, 208, length - 250, 24) +
    rect(x + length - 250, 202, 60, 36, 'm', 3) +
    rect(x + length - 240, 210, 40, 20, 'a', 2) +
    repeat(6, (i) =>
      line(x + length - 236 + i * 6.5, 212, x + length - 236 + i * 6.5, i % 2 ? 220 : 228, 't'),
    ) +
    rect(x + length - 190, 200, 150, 40, 'm', 8) +
    repeat(14, (i) => line(x + length - 180 + i * 10, 204, x + length - 172 + i * 10, 236, 't')) +
    rect(x + length - 40, 206, 40, 28, 'm', 5) +
    centreLine(x - 24, 220, x + length + 20, 220) +
    centreLine(x + 34, 166, x + 34, 274)
  );
};

const angleGrinder: DrawFamily = (values) => {
  const d = values.number('disc-diameter', 125);
  const r = 40 + d * 0.34;
  const cx = 150 + r * 0.2;
  return (
    rect(cx + 34, 168, 310, 74, 'm', 26) +
    rect(cx + 190, 174, 6, 62, 't') +
    repeat(6, (i) => line(cx + 206 + i * 16, 182, cx + 206 + i * 16, 228, 't')) +
    rect(cx + 320, 184, 44, 42, 'm', 6) +
    path(`M${cx + 364} 200h40q24 0 30 24l8 40M${cx + 364} 210h36q16 0 20 18l10 42`, 'n') +
    rect(cx + 90, 158, 70, 12, 'b', 4) +
    path(`M${cx - 34} 150h64q22 0 22 22v66h-86Z`) +
    rect(cx - 12, 238, 24, 26) +
    rect(cx - r, 264, r * 2, 8, 'm', 2) +
    rect(cx - 22, 272, 44, 12, 'b') +
    path(`M${cx - r * 0.3} 244h${r * 1.36}v14h${-r * 1.36}Z`) +
    rect(cx + 46, 92, 20, 78, 'm', 8) +
    ellipse(cx, 268, r * 1.04, 3, 't') +
    centreLine(cx, 130, cx, 316)
  );
};

const disc: DrawFamily = (values) => {
  const [D, d, t] = [
    values.number('disc-diameter', 125),
    values.number('bore', 22.2),
    values.number('thickness', 2),
  ];
  const k = 310 / D;
  const [r, bore] = [155, (d / 2) * k];
  const w = Math.max(t * k, 5);
  return (
    circle(240, 220, r) +
    circle(240, 220, r * 0.98, 't') +
    repeat(72, (i) =>
      line(
        ...polar(240, 220, r * 0.62 + (i % 3) * 12, i * 5),
        ...polar(240, 220, r * 0.62 + (i % 3) * 12 + 16, i * 5 + 2),
        't',
      ),
    ) +
    circle(240, 220, r * 0.46) +
    circle(240, 220, bore * 1.5, 't') +
    circle(240, 220, bore, 'g') +
    cross(240, 220, r + 16) +
    secondView(
      values,
      () =>
        rect(482, 220 - r, w, r * 2, 'm', 1) +
        line(482, 220 - bore, 482 + w, 220 - bore) +
        line(482, 220 + bore, 482 + w, 220 + bore) +
        centreLine(462, 220, 506 + w, 220),
    ) +
    heightLine(values, 'disc-diameter', { y1: 220 - r, y2: 220 + r, edge: 482, side: -1 }) +
    heightLine(values, 'bore', { y1: 220 - bore, y2: 220 + bore, edge: 482 + w, side: 1 }) +
    widthLine(values, 'thickness', { x1: 482, x2: 482 + w, edge: 220 + r, side: 1 })
  );
};

const electrode: DrawFamily = (values) => {
  const r = 4 + values.number('electrode-diameter', 3.25) * 2;
  const length = Math.min(500, values.number('overall-length', 350) * 1.2);
  const x = 320 - length / 2;
  const rods = repeat(5, (i) => {
    const y = 140 + i * 40;
    return (
      rect(x, y - r * 0.56, 60, r * 1.12) +
      rect(x + 60, y - r, length - 60, r * 2, 'm', 3) +
      line(x + 76, y - r * 0.4, x + length - 12, y - r * 0.4, 't') +
      (i === 2 ? centreLine(x - 24, y, x + length + 24, y) : '')
    );
  });
  return (
    rods +
    widthLine(values, 'overall-length', { x1: x, x2: x + length, edge: 300 + r, side: 1 }) +
    heightLine(values, 'electrode-diameter', {
      y1: 300 - r * 0.56,
      y2: 300 + r * 0.56,
      edge: x,
      side: -1,
    })
  );
};

export const workshopToolFamilies: Record<string, DrawFamily> = {
  'torque-wrench': torqueWrench,
  'angle-grinder': angleGrinder,
  disc,
  electrode,
};
