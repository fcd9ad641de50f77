import {
  centreLine,
  circle,
  cross,
  cutRect,
  fit,
  line,
  polar,
  polygon,
  rect,
  repeat,
  thread,
} from './drawing-canvas';
import { type DrawFamily, type DrawingValues, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

const hexagon = (cx: number, cy: number, s: number, cls: 'm' | 'b' | 'g' = 'm') =>
  polygon(
    Array.from({ length: 6 }, (_, i) => polar(cx, cy, s / Math.sqrt(3), i * 60 + 30)),
    cls,
  );

/** Returns the scale for a bolt and its head seen from the end, side by side, with room between them for a dimension. */
function boltLayout(values: DrawingValues, m: number, length: number, head: number, headWidth: number) {
  const k = fit(length + head + headWidth * 1.35, headWidth * 1.2, 540, 250);
  const total = (length + head + headWidth * 1.35) * k;
  const x = 320 - total / 2;
  return {
    k,
    x,
    r: (m / 2) * k,
    l: length * k,
    h: head * k,
    s: headWidth * k,
    end: x + (length + head) * k + headWidth * 0.75 * k + (values.hasDimensions ? 56 * values.unit : 0),
  };
}

const bolt: DrawFamily = (values) => {
  const m = values.number('thread', 12);
  const length = values.number('bolt-length', 60);
  const s = values.number('across-flats', m * 1.5);
  const {
    k,
    x,
    r,
    l,
    h,
    s: width,
    end,
  } = boltLayout(values, m, length, values.number('head-height', m * 0.65), s);
  const threaded = values.is('thread-extent', 'full') ? l * 0.97 : Math.min(l * 0.9, (2 * m + 6) * k);
  const corner = width / Math.sqrt(3);
  return (
    rect(x, 220 - corner, h, corner * 2, 'm', 3) +
    line(x, 220 - corner / 2, x + h, 220 - corner / 2) +
    line(x, 220 + corner / 2, x + h, 220 + corner / 2) +
    rect(x + h, 220 - r, l - threaded, r * 2) +
    thread(x + h + l - threaded, 220, threaded, r, values.number('thread-pitch', m * 0.14) * k) +
    centreLine(x - 18, 220, x + h + l + 18, 220) +
    secondView(
      values,
      () => hexagon(end, 220, width) + circle(end, 220, width * 0.46, 't') + cross(end, 220, corner + 14),
    ) +
    widthLine(values, 'bolt-length', { x1: x + h, x2: x + h + l, edge: 220 + corner, side: 1 }) +
    heightLine(values, 'thread', { y1: 220 - r, y2: 220 + r, edge: x + h + l, side: 1 }) +
    widthLine(values, 'across-flats', {
      x1: end - width / 2,
      x2: end + width / 2,
      edge: 220 + corner,
      side: 1,
    })
  );
};

const socketScrew: DrawFamily = (values) => {
  const m = values.number('thread', 12);
  const length = values.number('bolt-length', 60);
  const key = values.number('across-flats', m * 0.83);
  const { k, x, r, l, h, s, end } = boltLayout(values, m, length, m, m * 1.5);
  const threaded = values.is('thread-extent', 'full') ? l * 0.97 : Math.min(l * 0.9, (2 * m + 12) * k);
  const R = s / 2;
  return (
    rect(x, 220 - R, h, R * 2, 'm', 3) +
    repeat(9, (i) =>
      line(
        x + 4,
        220 - R * 0.88 + (i * R * 1.76) / 8,
        x + h * 0.86,
        220 - R * 0.88 + (i * R * 1.76) / 8,
        't',
      ),
    ) +
    rect(x + h, 220 - r, l - threaded, r * 2) +
    thread(x + h + l - threaded, 220, threaded, r, values.number('thread-pitch', m * 0.14) * k) +
    centreLine(x - 18, 220, x + h + l + 18, 220) +
    secondView(
      values,
      () =>
        circle(end, 220, R) +
        circle(end, 220, R * 0.9, 't') +
        hexagon(end, 220, key * k, 'g') +
        cross(end, 220, R + 14),
    ) +
    widthLine(values, 'bolt-length', { x1: x + h, x2: x + h + l, edge: 220 + R, side: 1 }) +
    heightLine(values, 'thread', { y1: 220 - r, y2: 220 + r, edge: x + h + l, side: 1 })
  );
};

const stud: DrawFamily = (values) => {
  const m = values.number('thread', 20);
  const length = values.number('bolt-length', 140);
  const k = fit(length, m * 3, 500, 200);
  const [r, l] = [(m / 2) * k, length * k];
  const x = 320 - l / 2;
  const nut = (at: number) =>
    rect(at, 220 - m * 0.9 * k, m * 0.85 * k, m * 1.8 * k, 'm', 3) +
    line(at, 220 - m * 0.45 * k, at + m * 0.85 * k, 220 - m * 0.45 * k) +
    line(at, 220 + m * 0.45 * k, at + m * 0.85 * k, 220 + m * 0.45 * k);
  return (
    thread(x, 220, l, r, values.number('thread-pitch', 2.5) * k) +
    nut(x + l * 0.14) +
    nut(x + l * 0.86 - m * 0.85 * k) +
    centreLine(x - 24, 220, x + l + 24, 220) +
    widthLine(values, 'bolt-length', { x1: x, x2: x + l, edge: 220 + m * 0.9 * k, side: 1 }) +
    heightLine(values, 'thread', { y1: 220 - r, y2: 220 + r, edge: x, side: -1 })
  );
};

const nut: DrawFamily = (values) => {
  const m = values.number('thread', 16);
  const s = values.number('across-flats', 24);
  const height = values.number('head-height', 13);
  const k = 250 / (s / (Math.sqrt(3) / 2));
  const [S, r, h] = [s * k, (m / 2) * k, height * k];
  const corner = S / Math.sqrt(3);
  const x = 450;
  return (
    hexagon(220, 220, S) +
    circle(220, 220, S * 0.47, 't') +
    circle(220, 220, r, 'g') +
    circle(220, 220, r * 1.1, 't') +
    cross(220, 220, corner + 16) +
    secondView(
      values,
      () =>
        rect(x, 220 - corner, h, corner * 2, 'm', 6) +
        line(x, 220 - corner / 2, x + h, 220 - corner / 2) +
        line(x, 220 + corner / 2, x + h, 220 + corner / 2) +
        centreLine(x - 20, 220, x + h + 20, 220),
    ) +
    widthLine(values, 'across-flats', {
      x1: 220 - S / 2,
      x2: 220 + S / 2,
      edge: 220 + corner,
      side: 1,
    }) +
    heightLine(values, 'thread', { y1: 220 - r, y2: 220 + r, edge: 220 - S / 2, side: -1 }) +
    widthLine(values, 'head-height', { x1: x, x2: x + h, edge: 220 + corner, side: 1 })
  );
};

const washer: DrawFamily = (values) => {
  const [d, D, t] = [
    values.number('bore', 13),
    values.number('outer-diameter', 24),
    values.number('thickness', 2.5),
  ];
  const k = 300 / D;
  const [R, r, h] = [150, (d / 2) * k, Math.max(t * k, 6)];
  return (
    circle(240, 220, R) +
    circle(240, 220, R * 0.97, 't') +
    circle(240, 220, r, 'g') +
    cross(240, 220, R + 18) +
    secondView(
      values,
      () =>
        rect(480, 220 - r, h, r * 2, 'g') +
        cutRect(480, 220 - R, h, R - r) +
        cutRect(480, 220 + r, h, R - r) +
        centreLine(458, 220, 502 + h, 220),
    ) +
    heightLine(values, 'outer-diameter', { y1: 220 - R, y2: 220 + R, edge: 480, side: -1 }) +
    heightLine(values, 'bore', { y1: 220 - r, y2: 220 + r, edge: 480 + h, side: 1 }) +
    widthLine(values, 'thickness', { x1: 480, x2: 480 + h, edge: 220 + R, side: 1 })
  );
};

export const fastenerFamilies: Record<string, DrawFamily> = {
  bolt,
  'socket-screw': socketScrew,
  stud,
  nut,
  washer,
};
