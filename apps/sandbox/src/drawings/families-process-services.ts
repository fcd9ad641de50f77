import {
  centreLine,
  circle,
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

const welding: DrawFamily = () =>
  cutRect(70, 286, 242, 44) +
  cutRect(328, 286, 242, 44) +
  path('M304 286L312 330H328L336 286Q320 268 304 286Z', 'a') +
  `<g transform="rotate(-36 340 262)">${polygon([
    [352, 252],
    [392, 244],
    [392, 280],
    [352, 272],
  ])}${rect(392, 240, 54, 44, 'm', 6)}${rect(446, 246, 90, 32, 'm', 10)}${repeat(5, (i) => line(458 + i * 15, 250, 458 + i * 15, 274, 't'))}${rect(338, 258, 16, 8, 's')}</g>` +
  path('M330 278L316 240M322 280L292 256M336 282L346 244M326 276L300 232', 'c') +
  circle(327, 280, 8, 'm') +
  repeat(6, (i) => circle(230 + i * 13, 282, 7, 't')) +
  line(70, 330, 570, 330) +
  rect(100, 330, 60, 22) +
  rect(480, 330, 60, 22) +
  line(60, 352, 580, 352);

const structure: DrawFamily = () =>
  path('M110 372V196L320 104L530 196V372', 'n') +
  path('M126 372V206L320 122L514 206V372', 'n') +
  repeat(6, (i) => {
    const x = 148 + i * 58;
    const y = x < 320 ? 206 - (x - 126) * 0.435 : 206 - (514 - x) * 0.435;
    return line(x, y, x, 226, 'n');
  }) +
  line(126, 226, 514, 226) +
  line(126, 236, 514, 236) +
  repeat(3, (i) => polyZig(148 + i * 116)) +
  [104, 508].map((x) => rect(x, 372, 28, 12)).join('') +
  line(70, 384, 570, 384) +
  path('M320 236V372M250 236V372M390 236V372', 't') +
  path('M250 372L320 300L390 372M250 236L320 300L390 236', 't') +
  centreLine(320, 80, 320, 400);

const polyZig = (x: number) => line(x, 226, x + 58, 200, 't') + line(x + 58, 200, x + 116, 226, 't');

const plating: DrawFamily = () =>
  path('M130 130V350q0 16 16 16H494q16 0 16 -16V130h-18V340q0 8 -8 8H156q-8 0 -8 -8V130Z') +
  path('M148 176q21 -12 43 0t43 0t43 0t43 0t43 0t43 0t43 0t43 0V348H148Z', 'a') +
  line(96, 92, 544, 92) +
  rect(90, 84, 460, 14, 'm', 4) +
  rect(186, 98, 8, 60) +
  rect(162, 158, 56, 150) +
  rect(446, 98, 8, 60) +
  rect(422, 158, 56, 150) +
  line(320, 98, 320, 150) +
  circle(320, 216, 62) +
  circle(320, 216, 24, 'a') +
  repeat(6, (i) => circle(...polar(320, 216, 44, i * 60), 7, 'a')) +
  path('M226 220h26M252 220l-9 -5v10ZM414 220h-26M388 220l9 -5v10Z', 'c') +
  repeat(6, (i) => circle(240 + i * 30, 318 + (i % 2) * 10, 4, 'b')) +
  line(190, 60, 190, 84) +
  line(450, 60, 450, 84) +
  line(178, 60, 202, 60) +
  line(438, 60, 462, 60) +
  line(190, 50, 190, 70);

const furnace: DrawFamily = () =>
  cut('M120 90H520V350H120ZM158 128V312H482V128Z').replace(
    'fill="url(#hatch)"',
    'fill-rule="evenodd" fill="url(#hatch)"',
  ) +
  rect(158, 128, 324, 184, 'a') +
  repeat(6, (i) => circle(180 + i * 56, 144, 8) + circle(180 + i * 56, 296, 8)) +
  rect(210, 262, 220, 12) +
  rect(228, 274, 14, 24) +
  rect(398, 274, 14, 24) +
  turned(232, 240, [
    [40, 20],
    [90, 14],
    [46, 22],
  ]) +
  circle(392, 232, 28) +
  circle(392, 232, 12, 'a') +
  rect(300, 56, 40, 72, 'm', 4) +
  path('M230 206q8 -14 0 -28t0 -24M320 206q8 -14 0 -28t0 -24M392 196q8 -14 0 -24t0 -20', 'c') +
  rect(140, 350, 60, 26) +
  rect(440, 350, 60, 26) +
  line(90, 376, 550, 376);

const casting: DrawFamily = () =>
  cut('M150 250H490V370H150Z') +
  cutRect(150, 170, 340, 80) +
  path('M230 250V220Q230 204 246 204H300V250ZM230 250V300Q230 316 246 316H394Q410 316 410 300V250Z', 'a') +
  path('M410 250V220Q410 204 394 204H300V250Z', 'a') +
  rect(300, 236, 40, 28, 'm') +
  polygon(
    [
      [250, 150],
      [290, 150],
      [278, 170],
      [278, 206],
      [264, 206],
      [264, 170],
    ],
    'a',
  ) +
  line(120, 250, 520, 250) +
  `<g transform="rotate(28 196 96)">${path('M140 50H256L244 134Q242 142 234 142H162Q154 142 152 134Z')}${line(146, 84, 250, 84, 't')}</g>` +
  path('M262 92Q272 104 270 148', 'c') +
  path('M360 170V150h14V170', 'n') +
  centreLine(320, 150, 320, 388);

const mould: DrawFamily = () =>
  rect(112, 70, 40, 300) +
  cutRect(152, 90, 120, 260) +
  cutRect(288, 90, 120, 260) +
  rect(272, 90, 16, 260, 'f') +
  path('M240 170Q240 150 272 150V290Q240 290 240 270Z', 'a') +
  path('M288 180h-20v80h20Z', 'm') +
  rect(408, 110, 56, 36) +
  rect(408, 294, 56, 36) +
  rect(464, 70, 40, 300) +
  rect(92, 190, 60, 60) +
  polygon([
    [92, 200],
    [60, 212],
    [60, 228],
    [92, 240],
  ]) +
  path('M152 220H240', 'n') +
  repeat(3, (i) => rect(420, 180 + i * 34, 84, 8)) +
  repeat(4, (i) => circle(180, 120 + i * 66, 8) + circle(380, 120 + i * 66, 8)) +
  rect(248, 110, 60, 14) +
  rect(248, 316, 60, 14) +
  centreLine(44, 220, 530, 220);

const inspection: DrawFamily = () =>
  cutRect(90, 268, 460, 74) +
  path('M250 268q30 -16 60 -8t60 8', 'a') +
  path('M372 312l16 -8 10 10 14 -12', 'n') +
  rect(190, 224, 70, 44, 'm', 5) +
  line(225, 268, 392, 306, 'c') +
  line(225, 268, 300, 342, 'c') +
  path('M225 224q0 -60 60 -70h60', 'n') +
  rect(345, 74, 180, 130, 'm', 10) +
  rect(360, 88, 120, 84, 'a', 4) +
  path('M366 160h16l6 -56 6 56h26l5 -30 5 30h36', 'n') +
  repeat(3, (i) => circle(502, 102 + i * 26, 7, 'b')) +
  rect(372, 182, 90, 10, 'b', 3) +
  circle(392, 308, 26, 't') +
  line(60, 342, 580, 342);

export const processServiceFamilies: Record<string, DrawFamily> = {
  'service-welding': welding,
  'service-structure': structure,
  'service-plating': plating,
  'service-furnace': furnace,
  'service-casting': casting,
  'service-mould': mould,
  'service-inspection': inspection,
};
