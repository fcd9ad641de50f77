import {
  centreLine,
  circle,
  cross,
  cut,
  cutRect,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
  turned,
} from './drawing-canvas';
import type { DrawFamily } from './drawing-values';

const turning: DrawFamily = (values) => {
  const r = 40 + Math.min(values.number('max-diameter', 250), 1000) * 0.04;
  return (
    rect(60, 110, 70, 220, 'm', 6) +
    rect(130, 130, 44, 180) +
    repeat(3, (i) => rect(174, 146 + i * 62, 40, 30)) +
    turned(190, 220, [
      [90, r * 1.1],
      [110, r],
      [80, r * 0.72],
      [50, r * 0.44],
    ]) +
    polygon([
      [520, 220],
      [560, 196],
      [560, 244],
    ]) +
    rect(560, 176, 44, 88, 'm', 4) +
    polygon(
      [
        [352, 220 + r + 2],
        [372, 220 + r + 26],
        [340, 220 + r + 26],
      ],
      's',
    ) +
    rect(326, 220 + r + 26, 64, 76) +
    repeat(3, (i) => circle(342 + i * 16, 220 + r + 44, 4, 'b')) +
    path(`M352 ${220 + r}q-30 -6 -26 -30q12 -16 26 0`, 't') +
    centreLine(44, 220, 612, 220)
  );
};

const milling: DrawFamily = () =>
  rect(262, 40, 116, 60, 'm', 4) +
  rect(286, 100, 68, 30) +
  polygon([
    [290, 130],
    [350, 130],
    [342, 156],
    [298, 156],
  ]) +
  rect(306, 156, 28, 26) +
  rect(302, 182, 36, 76) +
  repeat(4, (i) => path(`M302 ${250 - i * 18}q18 -4 36 -18`, 'n')) +
  path('M150 318V238H296V262H346V238H490V318Z') +
  cut('M150 238h146v24h-146Z') +
  cutRect(346, 238, 144, 24) +
  line(150, 286, 490, 286, 't') +
  rect(110, 318, 420, 24) +
  repeat(5, (i) => rect(150 + i * 84, 330, 20, 12, 'g')) +
  rect(150, 342, 340, 20) +
  [130, 490].map((x) => rect(x, 270, 20, 48)).join('') +
  path('M180 200h60M250 200l-10 -6v12ZM460 200h-60M390 200l10 -6v12Z', 'c') +
  centreLine(320, 24, 320, 380);

const wireCut: DrawFamily = () =>
  rect(276, 40, 88, 40, 'm', 4) +
  rect(276, 350, 88, 40, 'm', 4) +
  polygon([
    [300, 80],
    [340, 80],
    [326, 108],
    [314, 108],
  ]) +
  polygon([
    [314, 322],
    [326, 322],
    [340, 350],
    [300, 350],
  ]) +
  polygon([
    [130, 150],
    [460, 150],
    [520, 118],
    [190, 118],
  ]) +
  polygon([
    [460, 150],
    [520, 118],
    [520, 250],
    [460, 282],
  ]) +
  rect(130, 150, 330, 132) +
  path('M130 200H230q20 0 20 24t24 24q30 0 30 -46V150', 'n') +
  path('M130 200H230q20 0 20 24t24 24q30 0 30 -46V150', 't') +
  line(320, 108, 320, 322, 'c') +
  circle(320, 150, 6, 's') +
  circle(150, 56, 34) +
  circle(150, 56, 12, 'g') +
  path('M182 50L300 60', 't');

const grinding: DrawFamily = () =>
  circle(320, 150, 104) +
  circle(320, 150, 98, 't') +
  repeat(60, (i) => line(...polar(320, 150, 102, i * 6), ...polar(320, 150, 94, i * 6 + 2), 't')) +
  circle(320, 150, 46) +
  circle(320, 150, 20, 'g') +
  rect(110, 256, 420, 44) +
  rect(80, 300, 480, 26) +
  rect(110, 326, 420, 40) +
  path('M424 254l30 -14M430 256l40 -4M422 250l22 -26', 'n') +
  path('M228 90A110 110 0 0 1 300 44M300 44l-16 -2M300 44l-6 14', 'c') +
  cross(320, 150, 124);

const laser: DrawFamily = (values) => {
  const t = 12 + Math.min(values.number('max-thickness', 10), 150) * 0.34;
  return (
    rect(276, 36, 88, 74, 'm', 6) +
    line(276, 60, 364, 60, 't') +
    rect(288, 110, 64, 42) +
    polygon([
      [292, 152],
      [348, 152],
      [330, 206],
      [310, 206],
    ]) +
    line(320, 206, 320, 262 + t, 'c') +
    polygon(
      [
        [306, 206],
        [334, 206],
        [321, 262],
        [319, 262],
      ],
      'a',
    ) +
    polygon([
      [70, 262],
      [130, 222],
      [570, 222],
      [510, 262],
    ]) +
    cutRect(70, 262, 248, t) +
    cutRect(322, 262, 188, t) +
    polygon([
      [510, 262],
      [570, 222],
      [570, 222 + t],
      [510, 262 + t],
    ]) +
    path('M320 262L356 238H440V230', 'n') +
    repeat(7, (i) => line(320, 262 + t + 6, 296 + i * 8, 262 + t + 34 + (i % 2) * 10, 't')) +
    polygon([
      [310, 206],
      [330, 206],
      [322, 250],
      [318, 250],
    ]) +
    repeat(6, (i) =>
      polygon(
        [
          [110 + i * 76, 350],
          [122 + i * 76, 320],
          [134 + i * 76, 350],
        ],
        't',
      ),
    ) +
    line(90, 350, 540, 350) +
    centreLine(320, 20, 320, 100)
  );
};

const bending: DrawFamily = () =>
  rect(240, 30, 160, 46, 'm', 4) +
  polygon([
    [270, 76],
    [370, 76],
    [342, 180],
    [322, 274],
    [318, 274],
    [298, 180],
  ]) +
  polygon([
    [210, 264],
    [278, 264],
    [320, 312],
    [362, 264],
    [430, 264],
    [430, 346],
    [210, 346],
  ]) +
  cut('M170 184L177 174L320 275L463 174L470 184L320 290Z') +
  rect(170, 346, 300, 34) +
  path('M500 90v90M500 184l-7 -14h14Z', 'c') +
  path('M150 274a180 180 0 0 1 12 -80M490 274a180 180 0 0 0 -12 -80', 't') +
  centreLine(320, 14, 320, 400);

export const machiningServiceFamilies: Record<string, DrawFamily> = {
  'service-turning': turning,
  'service-cnc': milling,
  'service-edm': wireCut,
  'service-grinding': grinding,
  'service-laser': laser,
  'service-bending': bending,
};
