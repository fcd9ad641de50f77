import { centreLine, cross, cut, fit, line, path, polygon, rect, repeat } from './drawing-canvas';
import { type DrawFamily, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

/** Direction of an extruded bar: end face on the left, body running back to the upper right. */
export const DEPTH = { x: 250, y: -96 } as const;

const sheetMetal: DrawFamily = (values) => {
  const [w, l, t] = [
    values.number('width', 1250),
    values.number('length', 2500),
    values.number('thickness', 10),
  ];
  const k = fit(l, w, 380, 190);
  const [length, side] = [l * k, w * k];
  const thick = Math.max(4, Math.min(34, t * 0.9 + 3));
  const skew = side * 0.62;
  const rise = side * 0.66;
  const [x, y] = [320 - (length + skew) / 2, 220 + rise / 2 - thick / 2];
  return (
    polygon([
      [x, y],
      [x + length, y],
      [x + length + skew, y - rise],
      [x + skew, y - rise],
    ]) +
    cut(`M${x} ${y}h${length}v${thick}h${-length}Z`) +
    polygon([
      [x + length, y],
      [x + length + skew, y - rise],
      [x + length + skew, y - rise + thick],
      [x + length, y + thick],
    ]) +
    repeat(3, (i) =>
      line(
        x + length * (0.2 + i * 0.24),
        y - rise * 0.25,
        x + length * (0.2 + i * 0.24) + skew * 0.5,
        y - rise * 0.75,
        't',
      ),
    ) +
    widthLine(values, 'length', { x1: x, x2: x + length, edge: y + thick, side: 1 }) +
    heightLine(values, 'thickness', { y1: y, y2: y + thick, edge: x, side: -1 })
  );
};

const roundBar: DrawFamily = (values) => {
  const r = Math.min(110, 40 + values.number('bar-diameter', 40) * 0.5);
  const [cx, cy] = [200, 250];
  return (
    path(
      `M${cx - r * 0.36} ${cy - r * 0.93}L${cx - r * 0.36 + DEPTH.x} ${cy - r * 0.93 + DEPTH.y}A${r} ${r} 0 0 1 ${cx + r * 0.36 + DEPTH.x} ${cy + r * 0.93 + DEPTH.y}L${cx + r * 0.36} ${cy + r * 0.93}Z`,
    ) +
    line(cx + r * 0.72, cy - r * 0.2, cx + r * 0.72 + DEPTH.x, cy - r * 0.2 + DEPTH.y, 't') +
    cut(`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`) +
    cross(cx, cy, r + 18) +
    heightLine(values, 'bar-diameter', { y1: cy - r, y2: cy + r, edge: cx - r, side: -1 })
  );
};

const rebar: DrawFamily = (values) => {
  const r = 14 + values.number('bar-diameter', 16) * 0.9;
  const isPlain = values.is('rebar-grade', 'a1');
  const ribs = isPlain
    ? ''
    : repeat(17, (i) => path(`M${120 + i * 24} ${220 - r}q${8} ${r} ${16} ${r * 2}`, 'n'));
  const cx = 548;
  return (
    rect(90, 220 - r, 420, r * 2) +
    ribs +
    (isPlain ? '' : line(90, 220, 510, 220, 't')) +
    path(`M90 ${220 - r}q-8 ${r * 0.5} 0 ${r}t0 ${r}`, 'n') +
    secondView(
      values,
      () =>
        cut(`M${cx - r} 220a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`) +
        centreLine(cx, 220 - r - 16, cx, 220 + r + 16),
    ) +
    centreLine(70, 220, cx + r + 16, 220) +
    heightLine(values, 'bar-diameter', { y1: 220 - r, y2: 220 + r, edge: cx + r, side: 1 })
  );
};

/** Draws any profile given as a closed outline around (0, 0), as a cut face with its extrusion. */
function extruded(points: readonly (readonly [number, number])[], ridge: readonly number[]): string {
  const [ox, oy] = [210, 250];
  const at = points.map(([px, py]) => [ox + px, oy + py] as const);
  const d = `M${at.map(([px, py]) => `${px} ${py}`).join('L')}Z`;
  const back = polygon(at.map(([px, py]) => [px + DEPTH.x, py + DEPTH.y] as const));
  const sides = at
    .map((point, i) => {
      const next = at[(i + 1) % at.length]!;
      return polygon([
        point,
        next,
        [next[0] + DEPTH.x, next[1] + DEPTH.y],
        [point[0] + DEPTH.x, point[1] + DEPTH.y],
      ]);
    })
    // Hidden faces first, so that nearer ones cover them.
    .map((face, i) => ({ face, rank: ridge.indexOf(i) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ face }) => face)
    .join('');
  return back + sides + cut(d);
}

const beam: DrawFamily = (values) => {
  const [h, b] = [values.number('height', 200), values.number('flange-width', 100)];
  const [tw, tf] = [values.number('web-thickness', 5.6), values.number('flange-thickness', 8.5)];
  const k = fit(b, h, 200, 210);
  const [H, B, w, t] = [(h / 2) * k, (b / 2) * k, Math.max((tw / 2) * k, 3), Math.max(tf * k, 6)];
  return (
    extruded(
      [
        [-B, -H],
        [B, -H],
        [B, -H + t],
        [w, -H + t],
        [w, H - t],
        [B, H - t],
        [B, H],
        [-B, H],
        [-B, H - t],
        [-w, H - t],
        [-w, -H + t],
        [-B, -H + t],
      ],
      [6, 7, 8, 9, 10, 11, 5, 3, 4, 2, 1, 0],
    ) +
    centreLine(210, 250 - H - 18, 210, 250 + H + 18) +
    heightLine(values, 'height', { y1: 250 - H, y2: 250 + H, edge: 210 - B, side: -1 }) +
    widthLine(values, 'flange-width', { x1: 210 - B, x2: 210 + B, edge: 250 + H, side: 1 })
  );
};

const angle: DrawFamily = (values) => {
  const [a, t] = [values.number('width', 80), values.number('thickness', 8)];
  const k = 210 / a;
  const [s, w] = [105, Math.max(t * k, 8)];
  return (
    extruded(
      [
        [-s, -s],
        [-s + w, -s],
        [-s + w, s - w],
        [s, s - w],
        [s, s],
        [-s, s],
      ],
      [5, 4, 2, 1, 3, 0],
    ) +
    widthLine(values, 'width', { x1: 210 - s, x2: 210 + s, edge: 250 + s, side: 1 }) +
    heightLine(values, 'thickness', { y1: 250 + s - w, y2: 250 + s, edge: 210 - s, side: -1 })
  );
};

const hollowSection: DrawFamily = (values) => {
  const [b, h, t] = [values.number('width', 80), values.number('height', 80), values.number('thickness', 3)];
  const k = fit(b, h, 210, 190);
  const [B, H, w] = [(b / 2) * k, (h / 2) * k, Math.max(t * k, 5)];
  return (
    extruded(
      [
        [-B, -H],
        [B, -H],
        [B, H],
        [-B, H],
      ],
      [3, 2, 1, 0],
    ) +
    rect(210 - B + w, 250 - H + w, (B - w) * 2, (H - w) * 2, 'g') +
    cross(210, 250, Math.max(B, H) + 18) +
    heightLine(values, 'height', { y1: 250 - H, y2: 250 + H, edge: 210 - B, side: -1 }) +
    widthLine(values, 'width', { x1: 210 - B, x2: 210 + B, edge: 250 + H, side: 1 })
  );
};

export const sectionFamilies: Record<string, DrawFamily> = {
  sheet: sheetMetal,
  'round-bar': roundBar,
  rebar,
  beam,
  angle,
  'hollow-section': hollowSection,
};
