import {
  centreLine,
  circle,
  cross,
  cut,
  cutRect,
  ellipse,
  fit,
  line,
  path,
  polar,
  polygon,
  rect,
  repeat,
} from './drawing-canvas';
import type { DrawFamily } from './drawing-values';

/** Extruded bar: end face at the left, body running back to the upper right. */
const DEPTH = { x: 250, y: -96 } as const;

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
    centreLine(x + length / 2 - skew * 0.14, y + thick + 22, x + length / 2 + skew * 1.12, y - rise - 20)
  );
};

const pipe: DrawFamily = (values) => {
  const outer = values.number('outer-diameter', 114.3);
  const wall = values.number('thickness', 6);
  // Large bores are drawn larger, but never out of the sheet.
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
    centreLine(cx, cy, cx + DEPTH.x * 1.32, cy + DEPTH.y * 1.32)
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
    cross(cx, cy, r + 18)
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
    cut(`M${cx - r} 220a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`) +
    centreLine(70, 220, cx + r + 16, 220) +
    centreLine(cx, 220 - r - 16, cx, 220 + r + 16)
  );
};

/** Any profile given as a closed outline around (0, 0), drawn as a cut face with its extrusion. */
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
    // Faces that look away from the eye first, so the nearer ones cover them.
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
    ) + centreLine(210, 250 - H - 18, 210, 250 + H + 18)
  );
};

const angle: DrawFamily = (values) => {
  const [a, t] = [values.number('width', 80), values.number('thickness', 8)];
  const k = 210 / a;
  const [s, w] = [105, Math.max(t * k, 8)];
  return extruded(
    [
      [-s, -s],
      [-s + w, -s],
      [-s + w, s - w],
      [s, s - w],
      [s, s],
      [-s, s],
    ],
    [5, 4, 2, 1, 3, 0],
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
    cross(210, 250, Math.max(B, H) + 18)
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
  const hub = values.is('flange-type', 'wn') ? b * 1.5 : values.is('flange-type', 'so') ? b * 0.5 : 0;
  const [cx, x] = [226, 470];
  const half = (s: 1 | -1) => {
    const y = (value: number) => 220 + s * value;
    return cut(
      `M${x} ${y(r)}L${x + b} ${y(r)}L${x + b} ${y(bore * 1.5)}${hub ? `L${x + b + hub} ${y(bore * 1.18)}L${x + b + hub} ${y(bore)}` : `L${x + b} ${y(bore)}`}L${x} ${y(bore)}Z`,
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
    (isBlind
      ? cutRect(x, 220 - r, b, r * 2)
      : rect(x, 220 - bore, b + hub, bore * 2, 'g') + half(-1) + half(1)) +
    centreLine(x - 22, 220, x + b + hub + 22, 220)
  );
};

const elbow: DrawFamily = (values) => {
  const [outer, radius] = [values.number('outer-diameter', 114), values.number('elbow-radius', 150)];
  const degrees = values.is('elbow-angle', 'a45') ? 45 : values.is('elbow-angle', 'a180') ? 180 : 90;
  const k = 190 / (radius + outer / 2);
  const [R, r] = [radius * k, (outer / 2) * k];
  const [cx, cy] = degrees === 180 ? [320, 290] : [250, 320];
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
  return path(shape) + path(middle, 'c') + mouth(start) + mouth(end) + cross(cx, cy, 14);
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
    cutRect(486, 220 - r, 12, r - inner) +
    cutRect(486, 220 + inner, 12, r - inner) +
    line(486, 220 - inner, 486, 220 + inner, 't') +
    line(498, 220 - inner, 498, 220 + inner, 't') +
    centreLine(462, 220, 522, 220)
  );
};

const cable: DrawFamily = (values) => {
  const cores = Math.min(values.number('cores', 3), 25);
  const diameter = values.number('cable-diameter', 20);
  const section = values.number('cross-section', 16);
  const r = Math.min(128, 74 + diameter * 1.1);
  const metal = Math.sqrt((section * 4) / Math.PI) / diameter;
  const [cx, cy] = [214, 230];
  const ring = cores <= 1 ? 0 : cores <= 5 ? r * 0.44 : r * 0.56;
  const core =
    cores <= 1 ? r * 0.66 : Math.min(r * 0.8 - ring, ring * Math.sin(Math.PI / Math.min(cores, 12)) * 0.96);
  const wire = Math.max(core * 0.45, Math.min(core * 0.74, metal * r));
  const spot = (x: number, y: number) =>
    circle(x, y, core) +
    `<circle fill="#fff" cx="${x}" cy="${y}" r="${wire}"/><circle fill="url(#hatch)" cx="${x}" cy="${y}" r="${wire}"/>` +
    circle(x, y, wire, 'n');
  const outerCores = Math.min(cores, 12);
  const innerCores = cores > 12 ? Math.min(7, cores - 12) : 0;
  const shield = values.is('shield', 'none') ? '' : circle(cx, cy, r * 0.88, 't') + circle(cx, cy, r * 0.84);
  return (
    path(
      `M${cx - r * 0.36} ${cy - r * 0.93}L${cx - r * 0.36 + DEPTH.x} ${cy - r * 0.93 + DEPTH.y * 0.7}A${r} ${r} 0 0 1 ${cx + r * 0.36 + DEPTH.x} ${cy + r * 0.93 + DEPTH.y * 0.7}L${cx + r * 0.36} ${cy + r * 0.93}Z`,
    ) +
    line(cx + r * 0.8, cy - r * 0.3, cx + r * 0.8 + DEPTH.x, cy - r * 0.3 + DEPTH.y * 0.7, 't') +
    line(cx + r * 0.86, cy + r * 0.3, cx + r * 0.86 + DEPTH.x * 0.96, cy + r * 0.3 + DEPTH.y * 0.68, 't') +
    circle(cx, cy, r) +
    circle(cx, cy, r * 0.93, 't') +
    shield +
    (cores <= 1
      ? spot(cx, cy)
      : repeat(outerCores, (i) => spot(...polar(cx, cy, ring, (i * 360) / outerCores - 90))) +
        repeat(innerCores, (i) => spot(...polar(cx, cy, ring * 0.46, (i * 360) / Math.max(innerCores, 1))))) +
    cross(cx, cy, r + 16)
  );
};

const hose: DrawFamily = (values) => {
  const [d, D] = [values.number('bore', 12.7), values.number('outer-diameter', 22)];
  const r = Math.min(70, 30 + D * 0.9);
  const inner = (d / D) * r;
  const layers =
    values.is('hose-reinforcement', '4sp') || values.is('hose-reinforcement', '4sh')
      ? 4
      : values.is('hose-reinforcement', '2sn')
        ? 2
        : values.has('hose-reinforcement')
          ? 1
          : 0;
  const body = (radius: number) =>
    `M150 ${150 - radius}H430A${70 + radius} ${70 + radius} 0 0 1 430 ${290 + radius}H300V${290 - radius}H430A${Math.max(70 - radius, 4)} ${Math.max(70 - radius, 4)} 0 0 0 430 ${150 + radius}H150Z`;
  const small = Math.min(r, 56);
  return (
    path(body(small)) +
    path(`M150 150H430A70 70 0 0 1 430 290H300`, 'c') +
    (layers ? repeat(8, (i) => line(180 + i * 28, 150 - small, 200 + i * 28, 150 + small, 't')) : '') +
    `<circle fill="#fff" cx="150" cy="150" r="${small}"/><circle fill="url(#hatch)" cx="150" cy="150" r="${small}"/>` +
    circle(150, 150, small, 'n') +
    repeat(layers, (i) =>
      circle(150, 150, (inner / r) * small + ((small - (inner / r) * small) * (i + 1)) / (layers + 1), 't'),
    ) +
    circle(150, 150, (inner / r) * small, 'g') +
    rect(286, 290 - small - 6, 60, small * 2 + 12, 'm', 3) +
    repeat(4, (i) => line(296 + i * 13, 290 - small - 6, 296 + i * 13, 290 + small + 6, 't')) +
    rect(216, 290 - small * 0.86, 70, small * 1.72) +
    line(216, 290 - small * 0.4, 286, 290 - small * 0.4, 't') +
    line(216, 290 + small * 0.4, 286, 290 + small * 0.4, 't') +
    cross(150, 150, small + 14)
  );
};

export const sectionFamilies: Record<string, DrawFamily> = {
  sheet: sheetMetal,
  pipe,
  'round-bar': roundBar,
  rebar,
  beam,
  angle,
  'hollow-section': hollowSection,
  flange,
  elbow,
  gasket,
  cable,
  hose,
};
