import { centreLine, circle, cross, cut, fit, rect, repeat } from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

const chain: DrawFamily = (values) => {
  const p = values.number('pitch', 19.05);
  const roller = values.number('roller-diameter', 12.07);
  const strands = values.is('strands', 'three') ? 3 : values.is('strands', 'two') ? 2 : 1;
  const step = 110;
  const k = step / p;
  const plate = p * 0.44 * k;
  const y = 158;
  const x = 320 - step * 2;
  const link = (at: number, cls: 'm') => rect(at - plate, y - plate, step + plate * 2, plate * 2, cls, plate);
  const top = 298;
  const gap = 104 / (strands * 2 + 1);
  return (
    repeat(2, (i) => link(x + i * step * 2 + step, 'm')) +
    repeat(2, (i) => link(x + i * step * 2, 'm')) +
    repeat(
      5,
      (i) => circle(x + i * step, y, (roller / 2) * k) + circle(x + i * step, y, (roller / 4) * k, 'g'),
    ) +
    centreLine(x - plate - 18, y, x + step * 4 + plate + 18, y) +
    widthLine(values, 'pitch', { x1: x + step, x2: x + step * 2, edge: y - plate, side: -1 }) +
    secondView(
      values,
      () =>
        repeat(strands * 2 + 1, (i) =>
          repeat(2, (j) => rect(x + j * step * 2 - 20 + (i % 2 ? step : 0), top + i * gap - 4, step + 40, 8)),
        ) +
        repeat(5, (i) =>
          rect(x + i * step - (roller / 2) * k * 0.6, top, roller * k * 0.6, gap * strands * 2, 't'),
        ) +
        centreLine(x - 30, top + gap * strands, x + step * 4 + 60, top + gap * strands),
    )
  );
};

const belt: DrawFamily = (values) => {
  const [b, h] = [values.number('belt-width', 17), values.number('belt-height', 11)];
  const k = fit(b, h, 110, 100);
  const [w, height] = [b * k, h * k];
  const x = 500;
  return (
    rect(70, 110, 340, 220, 'm', 110) +
    rect(84, 124, 312, 192, 'g', 96) +
    rect(90, 130, 300, 180, 't', 90) +
    circle(180, 220, 58) +
    circle(180, 220, 14, 'g') +
    circle(300, 220, 58) +
    circle(300, 220, 14, 'g') +
    cross(180, 220, 74) +
    cross(300, 220, 74) +
    secondView(
      values,
      () =>
        cut(`M${x - w / 2} ${220 - height / 2}h${w}l${-w * 0.2} ${height}h${-w * 0.6}Z`) +
        repeat(6, (i) =>
          circle(x - w * 0.36 + i * w * 0.144, 220 - height * 0.28, Math.min(5, w * 0.05), 's'),
        ) +
        centreLine(x, 220 - height / 2 - 22, x, 220 + height / 2 + 22),
    ) +
    widthLine(values, 'belt-width', {
      x1: x - w / 2,
      x2: x + w / 2,
      edge: 220 - height / 2,
      side: -1,
    }) +
    heightLine(values, 'belt-height', {
      y1: 220 - height / 2,
      y2: 220 + height / 2,
      edge: x + w / 2,
      side: 1,
    })
  );
};

export const chainBeltFamilies: Record<string, DrawFamily> = {
  chain,
  belt,
};
