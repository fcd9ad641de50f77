import { circle, line, path, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';
import { guideFamilies } from './families-guides';
import { button, field, screen, words } from './screen-parts';

const searched: DrawFamily = () =>
  screen(
    rect(130, 110, 380, 38, 'b', 6) +
      circle(488, 129, 9, 'n') +
      line(481, 136, 473, 144) +
      words(460, 125, 120) +
      rect(130, 150, 380, 152, 'm', 6) +
      rect(131, 166, 378, 34, 'a') +
      repeat(4, (i) => words(490, 178 + i * 32, 190 - i * 26) + circle(156, 182 + i * 32, 5, 't')),
  );

/** What was searched for instead of the typed words, above its results. */
const repaired: DrawFamily = () =>
  screen(
    rect(90, 108, 460, 36, 'b', 6) +
      circle(528, 126, 9, 'n') +
      line(521, 133, 513, 141) +
      words(500, 122, 90) +
      rect(90, 156, 460, 44, 'a', 6) +
      words(534, 174, 76) +
      rect(330, 168, 116, 20, 's', 3) +
      words(318, 174, 110) +
      repeat(3, (i) => rect(90, 212 + i * 56, 460, 48, 'm', 6) + rect(504, 220 + i * 56, 34, 32, 'g', 3)) +
      repeat(3, (i) => words(490, 224 + i * 56, 170 - i * 24) + words(490, 241 + i * 56, 96)) +
      repeat(3, (i) => words(190, 232 + i * 56, 84)),
  );

const columns: DrawFamily = () =>
  screen(
    repeat(3, (i) => {
      const x = 402 - i * 158;
      return (
        rect(x, 112, 146, 250, 'm', 6) +
        (i < 2 ? rect(x + 1, 150 + i * 34, 144, 32, 'a') : '') +
        repeat(6, (row) => words(x + 130, 128 + row * 38, 84 - ((row + i) % 3) * 16))
      );
    }),
  );

const list: DrawFamily = () =>
  screen(
    rect(424, 110, 126, 256, 'm', 6) +
      words(536, 126, 60) +
      field(438, 146, 44) +
      field(492, 146, 44) +
      repeat(
        5,
        (i) => rect(522, 200 + i * 30, 14, 14, 'b', 3) + words(510, 203 + i * 30, 56 - (i % 2) * 14),
      ) +
      path('M525 207l4 5 7 -10', 'n') +
      repeat(4, (i) => rect(90, 110 + i * 66, 318, 58, 'm', 6) + words(392, 124 + i * 66, 150)) +
      repeat(4, (i) => words(392, 144 + i * 66, 96) + button(106, 124 + i * 66, 60)),
  );

const record: DrawFamily = () =>
  screen(
    rect(370, 112, 180, 150, 'g', 6) +
      circle(460, 187, 48) +
      circle(460, 187, 20, 'g') +
      words(350, 118, 190) +
      repeat(4, (i) => line(186, 166 + i * 28, 350, 166 + i * 28, 't') + words(350, 148 + i * 28, 70)) +
      repeat(4, (i) => words(236, 148 + i * 28, 44)) +
      rect(88, 112, 84, 150, 'm', 6) +
      button(96, 214, 68) +
      words(160, 132, 52) +
      repeat(2, (i) => rect(88, 282 + i * 44, 462, 36, 'm', 6) + words(536, 296 + i * 44, 130)),
  );

const compared: DrawFamily = () =>
  screen(
    rect(88, 188, 462, 34, 'a') +
      repeat(4, (i) => line(88, 188 + i * 34, 550, 188 + i * 34, 't')) +
      repeat(5, (i) => words(540, 166 + i * 34, 74)) +
      repeat(3, (i) => {
        const x = 330 - i * 120;
        return (
          rect(x, 108, 96, 44, 'g', 4) +
          repeat(5, (row) => words(x + 78, 166 + row * 34, 44 + ((row + i) % 3) * 8))
        );
      }) +
      line(88, 360, 550, 360, 't'),
  );

const form: DrawFamily = () =>
  screen(
    repeat(4, (i) => circle(508 - i * 116, 122, 13, i === 1 ? 's' : 'b')) +
      repeat(3, (i) => line(492 - i * 116, 122, 408 - i * 116, 122, 't')) +
      repeat(3, (i) => words(530, 160 + i * 62, 80) + field(90, 174 + i * 62, 440)) +
      button(90, 352, 110),
  );

const files: DrawFamily = () =>
  screen(
    rect(110, 112, 420, 100, 'a', 8) +
      path('M320 182v-44m-18 18l18 -18 18 18', 'n') +
      repeat(3, (i) => {
        const y = 232 + i * 46;
        return (
          rect(110, y, 420, 38, 'm', 6) +
          rect(494, y + 7, 20, 24, 'b', 2) +
          words(478, y + 14, 120) +
          rect(150, y + 16, 140, 6, 'g', 3) +
          rect(150 + i * 34, y + 16, 140 - i * 34, 6, 's', 3)
        );
      }),
  );

const answers: DrawFamily = () =>
  screen(
    repeat(3, (i) => {
      const x = 402 - i * 158;
      return (
        rect(x, 112, 146, 250, i === 0 ? 'a' : 'm', 6) +
        words(x + 130, 128, 90) +
        rect(x + 50, 152, 80, 20, 's', 3) +
        repeat(4, (row) => line(x + 14, 202 + row * 30, x + 132, 202 + row * 30, 't')) +
        repeat(4, (row) => words(x + 130, 186 + row * 30, 50 + ((row + i) % 3) * 14)) +
        button(x + 16, 320, 114)
      );
    }),
  );

const thread: DrawFamily = () =>
  screen(
    rect(418, 92, 152, 298, 'm') +
      repeat(4, (i) => circle(546, 124 + i * 66, 14, 'g') + words(522, 116 + i * 66, 80 - (i % 2) * 20)) +
      rect(250, 112, 150, 50, 'a', 8) +
      rect(90, 178, 180, 64, 'm', 8) +
      rect(230, 258, 170, 44, 'a', 8) +
      words(386, 130, 110) +
      words(254, 196, 140) +
      words(254, 216, 100) +
      words(386, 276, 120) +
      field(160, 336, 240) +
      button(90, 337, 60),
  );

const code: DrawFamily = () =>
  screen(
    rect(190, 112, 260, 252, 'm', 8) +
      words(430, 134, 130) +
      words(430, 156, 190) +
      repeat(5, (i) => field(208 + i * 46, 192, 38)) +
      repeat(3, (i) => circle(227 + i * 46, 208, 4, 's')) +
      rect(208, 252, 222, 36, 's', 6) +
      words(360, 316, 80),
  );

const wallet: DrawFamily = () =>
  screen(
    rect(90, 110, 460, 84, 'a', 8) +
      words(530, 128, 80) +
      rect(400, 150, 130, 22, 's', 3) +
      button(110, 138, 110) +
      repeat(4, (i) => line(90, 250 + i * 40, 550, 250 + i * 40, 't')) +
      repeat(4, (i) => words(540, 224 + i * 40, 120) + words(170, 224 + i * 40, 60)),
  );

const cards: DrawFamily = () =>
  screen(
    words(550, 114, 140) +
      repeat(6, (i) => {
        const x = 402 - (i % 3) * 158;
        const y = 138 + Math.floor(i / 3) * 118;
        return (
          rect(x, y, 146, 106, 'm', 6) +
          words(x + 130, y + 18, 96) +
          words(x + 130, y + 40, 110) +
          words(x + 130, y + 60, 70)
        );
      }),
  );

/** Sketches of the site's own screens for its help, and of what its videos tell. */
export const screenFamilies: Record<string, DrawFamily> = {
  'screen-search': searched,
  'screen-repaired': repaired,
  'screen-columns': columns,
  'screen-list': list,
  'screen-record': record,
  'screen-compare': compared,
  'screen-form': form,
  'screen-files': files,
  'screen-answers': answers,
  'screen-thread': thread,
  'screen-code': code,
  'screen-money': wallet,
  'screen-cards': cards,
  ...guideFamilies,
};
