import { centreLine, circle, cross, line, path, rect, repeat, thread, turned } from './drawing-canvas';
import type { DrawFamily, DrawingValues } from './drawing-values';
import { downThread, hexNut } from './families-instruments';

const levelSwitch: DrawFamily = (values) => {
  const length = Math.min(190, 80 + values.number('probe-length', 300) * 0.11);
  const flanged = values.is('process-connection', 'flange');
  return (
    rect(276, 56, 88, 84, 'm', 10) +
    rect(284, 46, 72, 12, 'b', 4) +
    rect(364, 96, 26, 26) +
    rect(296, 80, 48, 22, 'a', 3) +
    rect(306, 140, 28, 20) +
    (flanged
      ? rect(240, 160, 160, 18) + rect(254, 150, 14, 10, 'b') + rect(372, 150, 14, 10, 'b')
      : hexNut(320, 160, 62, 26) + downThread(320, 186, 30, 18)) +
    rect(314, flanged ? 178 : 216, 12, length) +
    path(`M286 ${190 + length}a34 34 0 0 1 68 0v10a34 34 0 0 1 -68 0Z`) +
    line(286, 195 + length, 354, 195 + length, 't') +
    path(`M170 ${206 + length}q20 -10 40 0t40 0M390 ${206 + length}q20 -10 40 0t40 0`, 'c') +
    centreLine(320, 30, 320, 260 + length)
  );
};

/** Draws proximity and photo sensors: a threaded barrel with a cable, or a block with two lenses. */
const sensor: DrawFamily = (values) => {
  if (values.has('photo-mode')) return photoSensor(values);
  const size = values.is('sensor-body', 'm8')
    ? 8
    : values.is('sensor-body', 'm12')
      ? 12
      : values.is('sensor-body', 'm30')
        ? 30
        : 18;
  const r = 26 + size * 1.7;
  const length = 120 + values.number('length', 60) * 2.2;
  const x = 300 - length / 2;
  return (
    rect(x, 220 - r * 0.88, 24, r * 1.76, 'a', 4) +
    thread(x + 24, 220, length - 64, r, 9) +
    rect(x + length * 0.4, 220 - r * 1.36, 24, r * 2.72, 'm', 3) +
    line(x + length * 0.4, 220 - r * 0.66, x + length * 0.4 + 24, 220 - r * 0.66) +
    line(x + length * 0.4, 220 + r * 0.66, x + length * 0.4 + 24, 220 + r * 0.66) +
    rect(x + length * 0.56, 220 - r * 1.36, 24, r * 2.72, 'm', 3) +
    line(x + length * 0.56, 220 - r * 0.66, x + length * 0.56 + 24, 220 - r * 0.66) +
    line(x + length * 0.56, 220 + r * 0.66, x + length * 0.56 + 24, 220 + r * 0.66) +
    turned(x + length - 40, 220, [
      [40, r * 0.9],
      [26, r * 0.5],
    ]) +
    circle(x + length - 20, 220 - r * 0.5, 4, 's') +
    path(
      `M${x + length + 26} ${220 - 7}h40q30 0 36 30l6 40M${x + length + 26} ${220 + 7}h36q18 0 22 18l8 44`,
      'n',
    ) +
    path(
      `M${x - 16} ${220 - r * 0.6}q-14 ${r * 0.6} 0 ${r * 1.2}M${x - 32} ${220 - r * 0.9}q-20 ${r * 0.9} 0 ${r * 1.8}`,
      'c',
    ) +
    centreLine(x - 54, 220, x + length + 40, 220)
  );
};

function photoSensor(values: DrawingValues): string {
  const block = (x: number) =>
    rect(x, 130, 110, 170, 'm', 8) +
    rect(x + 16, 112, 78, 18, 'b', 4) +
    circle(x + 55, 186, 26) +
    circle(x + 55, 186, 17, 'a') +
    circle(x + 55, 246, 26) +
    circle(x + 55, 246, 17, 'g') +
    rect(x + 42, 300, 26, 24) +
    path(`M${x + 48} 324v34M${x + 62} 324v34`, 'n');
  if (values.is('photo-mode', 'through'))
    return block(110) + block(420) + path('M220 186H420M220 246H420', 'c');
  if (values.is('photo-mode', 'retro'))
    return (
      block(130) +
      rect(440, 140, 66, 150, 'm', 6) +
      repeat(5, (i) => repeat(2, (j) => circle(458 + j * 30, 160 + i * 28, 11, 'b'))) +
      path('M240 186H440M440 246H240', 'c')
    );
  return block(150) + rect(440, 150, 60, 132, 'a', 4) + path('M260 186L440 212L260 246', 'c');
}

const detector: DrawFamily = (values) => {
  if (values.is('gas-mounting', 'fixed'))
    return (
      circle(320, 170, 88) +
      circle(320, 170, 76) +
      rect(280, 136, 80, 46, 'a', 4) +
      circle(300, 204, 6, 'b') +
      circle(340, 204, 6, 's') +
      rect(198, 152, 36, 36) +
      rect(406, 152, 36, 36) +
      rect(302, 256, 36, 26) +
      hexNut(320, 282, 66, 32) +
      rect(288, 314, 64, 52, 'm', 6) +
      repeat(5, (i) => line(294, 322 + i * 9, 346, 322 + i * 9, 't')) +
      cross(320, 170, 108)
    );
  return (
    rect(250, 56, 140, 320, 'm', 24) +
    rect(270, 84, 100, 78, 'a', 6) +
    repeat(4, (i) => circle(285 + (i % 2) * 70, 200 + Math.floor(i / 2) * 0, 12, 'b')) +
    circle(320, 200, 12, 'b') +
    rect(276, 236, 88, 100, 'm', 12) +
    repeat(5, (i) => line(288, 254 + i * 16, 352, 254 + i * 16, 't')) +
    rect(296, 40, 48, 18, 's', 4) +
    centreLine(320, 24, 320, 396)
  );
};

export const sensorFamilies: Record<string, DrawFamily> = {
  'level-switch': levelSwitch,
  sensor,
  detector,
};
