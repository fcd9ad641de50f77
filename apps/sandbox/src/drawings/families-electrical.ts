import { centreLine, circle, fit, line, path, polygon, rect, repeat } from './drawing-canvas';
import type { DrawFamily, DrawingValues } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

/** Draws the width and the height of a device's front. */
const outerLines = (
  values: DrawingValues,
  { x, y, W, H }: { x: number; y: number; W: number; H: number },
): string =>
  widthLine(values, 'width', { x1: x, x2: x + W, edge: y + H, side: 1 }) +
  heightLine(values, 'height', { y1: y, y2: y + H, edge: x, side: -1 });

const switchgear: DrawFamily = (values) => {
  const [w, h] = [values.number('width', 90), values.number('height', 130)];
  const poles = values.number('poles', 3);
  const k = fit(w, h, 280, 300);
  const [W, H] = [w * k, h * k];
  const [x, y] = [320 - W / 2, 220 - H / 2];
  const terminal = (at: number, top: number) =>
    rect(at, top, W / poles - 8, H * 0.13, 'b', 3) +
    circle(at + W / poles / 2 - 4, top + H * 0.065, Math.min(10, H * 0.045), 'm') +
    line(at + W / poles / 2 - 10, top + H * 0.065, at + W / poles / 2 + 2, top + H * 0.065, 'n');
  const isBreaker = values.has('breaking-capacity');
  return (
    rect(x, y, W, H, 'm', 6) +
    repeat(poles, (i) => terminal(x + 4 + (i * W) / poles, y + 5)) +
    repeat(poles, (i) => terminal(x + 4 + (i * W) / poles, y + H - 5 - H * 0.13)) +
    rect(x + W * 0.08, y + H * 0.2, W * 0.84, H * 0.6, 'm', 5) +
    repeat(
      poles - 1,
      (i) =>
        line(x + ((i + 1) * W) / poles, y, x + ((i + 1) * W) / poles, y + H * 0.18, 't') +
        line(x + ((i + 1) * W) / poles, y + H * 0.82, x + ((i + 1) * W) / poles, y + H, 't'),
    ) +
    (isBreaker
      ? rect(x + W * 0.36, y + H * 0.32, W * 0.28, H * 0.36, 'g', 4) +
        rect(x + W * 0.42, y + H * 0.36, W * 0.16, H * 0.15, 's', 4)
      : rect(x + W * 0.2, y + H * 0.28, W * 0.6, H * 0.24, 'g', 4) +
        rect(x + W * 0.32, y + H * 0.34, W * 0.36, H * 0.12, 'm', 3) +
        circle(x + W * 0.24, y + H * 0.68, 8, 'b') +
        circle(x + W * 0.76, y + H * 0.68, 8, 'b')) +
    rect(x + W * 0.3, y + H * 0.72, W * 0.4, H * 0.03, 'a') +
    centreLine(320, y - 20, 320, y + H + 20) +
    outerLines(values, { x, y, W, H })
  );
};

const drive: DrawFamily = (values) => {
  const [w, h] = [values.number('width', 130), values.number('height', 260)];
  const isPlc = values.has('digital-inputs');
  const k = fit(w * (isPlc ? 1 : 1.3), h, 420, 300);
  const [W, H] = [w * k, h * k];
  const d = isPlc ? 0 : W * 0.3;
  const [x, y] = [320 - (W + d) / 2, 226 - H / 2 + d * 0.1];
  const dots = (top: number, count: number) =>
    repeat(count, (i) =>
      rect(x + 10 + (i * (W - 20)) / count, top, Math.max(3, (W - 20) / count - 4), 12, 'b', 2),
    );
  if (isPlc) {
    const [inputs, outputs] = [
      Math.min(36, values.number('digital-inputs', 14)),
      Math.min(24, values.number('digital-outputs', 10)),
    ];
    return (
      rect(x, y, W, H, 'm', 5) +
      dots(y + 10, inputs) +
      dots(y + H - 22, outputs) +
      rect(x + W * 0.05, y + H * 0.22, W * 0.34, H * 0.5, 'm', 4) +
      rect(x + W * 0.08, y + H * 0.3, W * 0.12, H * 0.2, 'g', 2) +
      rect(x + W * 0.23, y + H * 0.3, W * 0.12, H * 0.2, 'g', 2) +
      repeat(Math.min(16, inputs), (i) =>
        circle(
          x + W * 0.46 + (i % 8) * W * 0.056,
          y + H * 0.34 + Math.floor(i / 8) * 16,
          3.2,
          i % 3 ? 'b' : 's',
        ),
      ) +
      rect(x + W * 0.46, y + H * 0.56, W * 0.44, H * 0.1, 'a', 2) +
      line(x - 40, y + H * 0.5, x, y + H * 0.5, 't') +
      line(x + W, y + H * 0.5, x + W + 40, y + H * 0.5, 't')
    );
  }
  return (
    polygon([
      [x, y],
      [x + d, y - d * 0.4],
      [x + W + d, y - d * 0.4],
      [x + W, y],
    ]) +
    polygon([
      [x + W, y],
      [x + W + d, y - d * 0.4],
      [x + W + d, y + H - d * 0.4],
      [x + W, y + H],
    ]) +
    repeat(7, (i) =>
      line(x + W + d * 0.2, y + H * 0.12 + i * H * 0.05, x + W + d * 0.8, y + H * 0.09 + i * H * 0.05, 't'),
    ) +
    rect(x, y, W, H, 'm', 4) +
    rect(x + W * 0.14, y + H * 0.1, W * 0.72, H * 0.3, 'm', 5) +
    rect(x + W * 0.2, y + H * 0.13, W * 0.6, H * 0.1, 'a', 2) +
    repeat(6, (i) =>
      rect(
        x + W * 0.22 + (i % 3) * W * 0.2,
        y + H * 0.26 + Math.floor(i / 3) * H * 0.065,
        W * 0.14,
        H * 0.04,
        'b',
        2,
      ),
    ) +
    repeat(8, (i) =>
      line(x + W * 0.16, y + H * 0.48 + i * H * 0.035, x + W * 0.84, y + H * 0.48 + i * H * 0.035, 't'),
    ) +
    rect(x + W * 0.06, y + H * 0.82, W * 0.88, H * 0.14, 'm', 3) +
    repeat(6, (i) => rect(x + W * 0.1 + i * W * 0.138, y + H * 0.85, W * 0.1, H * 0.08, 'g', 2)) +
    repeat(3, (i) => rect(x + W * 0.18 + i * W * 0.25, y + H, W * 0.13, 12, 'b')) +
    outerLines(values, { x, y, W, H: H + 12 })
  );
};

const enclosure: DrawFamily = (values) => {
  const [w, h, depth] = [
    values.number('width', 600),
    values.number('height', 800),
    values.number('enclosure-depth', 250),
  ];
  const k = fit(w + depth * 0.7, h + depth * 0.3, 420, 330);
  const [W, H, d] = [w * k, h * k, depth * 0.7 * k];
  const [x, y] = [320 - (W + d) / 2, 220 - (H - d * 0.42) / 2];
  return (
    polygon([
      [x, y],
      [x + d, y - d * 0.42],
      [x + W + d, y - d * 0.42],
      [x + W, y],
    ]) +
    polygon([
      [x + W, y],
      [x + W + d, y - d * 0.42],
      [x + W + d, y + H - d * 0.42],
      [x + W, y + H],
    ]) +
    rect(x, y, W, H) +
    rect(x + 9, y + 9, W - 18, H - 18, 'm', 3) +
    rect(x + 16, y + 16, W - 32, H - 32, 't') +
    rect(x + W - 34, y + H * 0.44, 11, H * 0.12, 'b', 4) +
    circle(x + W - 28.5, y + H * 0.5, 2.6, 's') +
    [0.14, 0.8].map((at) => rect(x + 5, y + H * at, 9, H * 0.06, 'b')).join('') +
    repeat(6, (i) =>
      line(x + W + d * 0.24, y + H * 0.62 + i * 11, x + W + d * 0.76, y + H * 0.62 + i * 11 - d * 0.2, 't'),
    ) +
    centreLine(x + W / 2, y - 18, x + W / 2, y + H + 18) +
    outerLines(values, { x, y, W, H })
  );
};

const weldingInverter: DrawFamily = (values) => {
  const amps = values.upper('welding-current', 250);
  const k = Math.min(1.1, 0.78 + amps / 1600);
  const [W, H] = [300 * k, 230 * k];
  const [x, y] = [290 - W / 2, 232 - H / 2];
  return (
    path(`M${x + W * 0.2} ${y}v${-26 * k}q0 -14 14 -14h${W * 0.5}q14 0 14 14v${26 * k}`, 'n') +
    path(`M${x + W * 0.2 + 12} ${y}v${-20 * k}q0 -8 8 -8h${W * 0.5 - 14}q8 0 8 8v${20 * k}`, 'n') +
    rect(x, y, W, H, 'm', 12) +
    rect(x + W * 0.06, y + H * 0.08, W * 0.88, H * 0.46, 'm', 6) +
    rect(x + W * 0.12, y + H * 0.15, W * 0.3, H * 0.18, 'a', 3) +
    circle(x + W * 0.68, y + H * 0.31, H * 0.13) +
    line(x + W * 0.68, y + H * 0.31, x + W * 0.74, y + H * 0.22, 'n') +
    repeat(9, (i) => {
      const a = ((150 + i * 30) * Math.PI) / 180;
      return circle(x + W * 0.68 + Math.cos(a) * H * 0.18, y + H * 0.31 + Math.sin(a) * H * 0.18, 2, 's');
    }) +
    repeat(3, (i) => circle(x + W * 0.16 + i * W * 0.09, y + H * 0.44, 5, 'b')) +
    [0.26, 0.72]
      .map(
        (at) => circle(x + W * at, y + H * 0.76, H * 0.1) + circle(x + W * at, y + H * 0.76, H * 0.05, 'g'),
      )
      .join('') +
    rect(x + 16, y + H, 40, 12, 'b', 3) +
    rect(x + W - 56, y + H, 40, 12, 'b', 3) +
    path(
      `M${x + W * 0.72} ${y + H * 0.76}C${x + W * 0.9} ${y + H * 1.3} ${x + W * 1.1} ${y + H * 1.06} ${x + W * 1.2} ${y + H * 0.7}`,
      'n',
    ) +
    `<g transform="rotate(-58 ${x + W * 1.2} ${y + H * 0.7})">${rect(x + W * 1.2, y + H * 0.7 - 8, 70, 16, 'm', 6)}${rect(x + W * 1.2 + 70, y + H * 0.7 - 5, 26, 10)}${rect(x + W * 1.2 + 96, y + H * 0.7 - 1.5, 50, 3, 's')}</g>`
  );
};

export const electricalFamilies: Record<string, DrawFamily> = {
  switchgear,
  drive,
  enclosure,
  'welding-inverter': weldingInverter,
};
