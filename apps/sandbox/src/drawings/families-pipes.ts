import {
  centreLine,
  circle,
  cross,
  cut,
  cutRect,
  ellipse,
  line,
  path,
  polar,
  rect,
  repeat,
} from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { DEPTH } from './families-sections';
import { heightLine, widthLine } from './sheet/dimension-lines';

const pipe: DrawFamily = (values) => {
  const outer = values.number('outer-diameter', 114.3);
  const wall = values.number('thickness', 6);
  // Large bores are drawn larger, but never beyond the sheet.
  const r = Math.min(120, 62 + outer * 0.2);
  const inner = r * (1 - (2 * wall) / outer);
  const [cx, cy] = [190, 250];
  return (
    path(
      `M${cx - r * 0.36} ${cy - r * 0.93}L${cx - r * 0.36 + DEPTH.x} ${cy - r * 0.93 + DEPTH.y}A${r} ${r} 0 0 1 ${cx + r * 0.36 + DEPTH.x} ${cy + r * 0.93 + DEPTH.y}L${cx + r * 0.36} ${cy + r * 0.93}Z`,
    ) +
    line(cx + r * 0.72, cy - r * 0.2, cx + r * 0.72 + DEPTH.x, cy - r * 0.2 + DEPTH.y, 't') +
    `<path fill="#fff" d="M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z"/><path fill="url(#hatch)" d="M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z"/>` +
    circle(cx, cy, r, 'n') +
    circle(cx, cy, inner, 'g') +
    cross(cx, cy, r + 18) +
    centreLine(cx, cy, cx + DEPTH.x * 1.32, cy + DEPTH.y * 1.32) +
    heightLine(values, 'outer-diameter', { y1: cy - r, y2: cy + r, edge: cx - r, side: -1 }) +
    widthLine(values, 'thickness', { x1: cx + inner, x2: cx + r, edge: cy + r, side: 1 })
  );
};

const flange: DrawFamily = (values) => {
  const [D, K, z] = [
    values.number('flange-diameter', 200),
    values.number('bolt-circle', 160),
    values.number('bolt-holes', 8),
  ];
  const dn = values.number('dn', 80);
  const t = values.number('thickness', 20);
  const k = 300 / D;
  const [r, pcd, bore, b] = [150, (K / 2) * k, (dn / 2) * k, Math.max(t * k, 14)];
  const isBlind = values.is('flange-type', 'bl');
  const landing = values.is('flange-type', 'wn') ? b * 1.5 : values.is('flange-type', 'so') ? b * 0.5 : 0;
  const [cx, x] = [226, 470];
  const half = (s: 1 | -1) => {
    const y = (value: number) => 220 + s * value;
    return cut(
      `M${x} ${y(r)}L${x + b} ${y(r)}L${x + b} ${y(bore * 1.5)}${landing ? `L${x + b + landing} ${y(bore * 1.18)}L${x + b + landing} ${y(bore)}` : `L${x + b} ${y(bore)}`}L${x} ${y(bore)}Z`,
    );
  };
  return (
    circle(cx, 220, r) +
    circle(cx, 220, pcd, 't') +
    repeat(z, (i) =>
      circle(...polar(cx, 220, pcd, (i * 360) / z + 180 / z), Math.max(6, (r - pcd) * 0.42), 'g'),
    ) +
    circle(cx, 220, Math.min(bore * 1.5, pcd * 0.8), 't') +
    (isBlind ? '' : circle(cx, 220, bore, 'g')) +
    cross(cx, 220, r + 18) +
    secondView(
      values,
      () =>
        (isBlind
          ? cutRect(x, 220 - r, b, r * 2)
          : rect(x, 220 - bore, b + landing, bore * 2, 'g') + half(-1) + half(1)) +
        centreLine(x - 22, 220, x + b + landing + 22, 220),
    ) +
    heightLine(values, 'flange-diameter', { y1: 220 - r, y2: 220 + r, edge: x, side: -1 }) +
    heightLine(values, 'bolt-circle', { y1: 220 - pcd, y2: 220 + pcd, edge: cx - r, side: -1 }) +
    widthLine(values, 'thickness', { x1: x, x2: x + b, edge: 220 + r, side: 1 })
  );
};

const elbow: DrawFamily = (values) => {
  const [outer, radius] = [values.number('outer-diameter', 114), values.number('elbow-radius', 150)];
  const degrees = values.is('elbow-angle', 'a45') ? 45 : values.is('elbow-angle', 'a180') ? 180 : 90;
  const k = (degrees === 45 ? 320 : 240) / (radius + outer / 2);
  const [R, r] = [radius * k, (outer / 2) * k];
  const [cx, cy] = degrees === 180 ? [320, 310] : degrees === 45 ? [210, 400] : [210, 340];
  const start = degrees === 180 ? 180 : 270;
  const arc = (rad: number, from: number, to: number, sweep: number) =>
    `A${rad} ${rad} 0 ${degrees > 180 ? 1 : 0} ${sweep} ${polar(cx, cy, rad, to).join(' ')}${from ? '' : ''}`;
  const end = start + degrees;
  const [p1, p3] = [polar(cx, cy, R + r, start), polar(cx, cy, R - r, end)];
  const shape = `M${p1.join(' ')}${arc(R + r, start, end, 1)}L${p3.join(' ')}${arc(R - r, end, start, 0)}Z`;
  const middle = `M${polar(cx, cy, R, start).join(' ')}${arc(R, start, end, 1)}`;
  const mouth = (at: number) => {
    const [x, y] = polar(cx, cy, R, at);
    return `<g transform="rotate(${at} ${x} ${y})">${ellipse(x, y, r, r * 0.26)}${ellipse(x, y, r * 0.84, r * 0.2, 'g')}</g>`;
  };
  return path(shape) + path(middle, 'c') + mouth(start) + mouth(end);
};

const gasket: DrawFamily = (values) => {
  const [d, D] = [values.number('bore', 90), values.number('outer-diameter', 140)];
  const r = 150;
  const inner = (d / D) * r;
  return (
    circle(250, 220, r) +
    repeat(5, (i) => circle(250, 220, inner + (r - inner) * (0.18 + i * 0.11), 't')) +
    circle(250, 220, inner + (r - inner) * 0.72) +
    circle(250, 220, inner + (r - inner) * 0.12) +
    circle(250, 220, inner, 'g') +
    cross(250, 220, r + 18) +
    secondView(
      values,
      () =>
        cutRect(486, 220 - r, 12, r - inner) +
        cutRect(486, 220 + inner, 12, r - inner) +
        line(486, 220 - inner, 486, 220 + inner, 't') +
        line(498, 220 - inner, 498, 220 + inner, 't') +
        centreLine(462, 220, 522, 220),
    ) +
    heightLine(values, 'outer-diameter', { y1: 220 - r, y2: 220 + r, edge: 486, side: -1 }) +
    heightLine(values, 'bore', { y1: 220 - inner, y2: 220 + inner, edge: 498, side: 1 })
  );
};

export const pipeFamilies: Record<string, DrawFamily> = {
  pipe,
  flange,
  elbow,
  gasket,
};
