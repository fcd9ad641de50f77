import { centreLine, circle, cross, ellipse, line, path, polygon, rect, repeat } from './drawing-canvas';
import { type DrawFamily, type DrawingValues, secondView } from './drawing-values';
import { heightLine, widthLine } from './sheet/dimension-lines';

interface ValveBody {
  cx: number;
  cy: number;
  half: number;
  flange: number;
  bore: number;
}

/** Returns body proportions from face-to-face, flange diameter and DN, to one scale. */
function valveBody(values: DrawingValues, cy: number, box: number, tall = 190): ValveBody {
  const face = values.number('face-to-face', 180);
  const flange = values.number('flange-diameter', 200);
  const k = Math.min(box / Math.max(face, flange * 0.7), tall / flange);
  return {
    cx: 320,
    cy,
    half: Math.max((face / 2) * k, 26),
    flange: (flange / 2) * k,
    bore: Math.max((values.number('dn', 80) / 2) * k, 10),
  };
}

const flangePair = ({ cx, cy, half, flange, bore }: ValveBody) =>
  [-1, 1]
    .map((side) => {
      const x = side < 0 ? cx - half : cx + half - 14;
      return (
        rect(x, cy - flange, 14, flange * 2) +
        rect(side < 0 ? x - 5 : x + 14, cy - flange * 0.62, 5, flange * 1.24, 'b') +
        line(x, cy - flange * 0.8, x + 14, cy - flange * 0.8, 't') +
        line(x, cy + flange * 0.8, x + 14, cy + flange * 0.8, 't') +
        line(x, cy - bore, x + 14, cy - bore, 't') +
        line(x, cy + bore, x + 14, cy + bore, 't')
      );
    })
    .join('');

/** Draws the length between the flange faces, and the flange. */
const installation = (values: DrawingValues, { cx, cy, half, flange, bore }: ValveBody) =>
  widthLine(values, 'face-to-face', { x1: cx - half, x2: cx + half, edge: cy + flange, side: 1 }) +
  heightLine(values, 'flange-diameter', {
    y1: cy - flange,
    y2: cy + flange,
    edge: cx - Math.max(half, bore * 1.6),
    side: -1,
  });

function drive(values: DrawingValues, cx: number, base: number, fallback: 'handwheel' | 'lever'): string {
  if (values.is('valve-drive', 'electric'))
    return (
      rect(cx - 12, base - 26, 24, 26) +
      rect(cx - 50, base - 92, 100, 66, 'm', 8) +
      rect(cx + 50, base - 78, 40, 38, 'm', 4) +
      circle(cx - 16, base - 60, 15, 'b') +
      rect(cx - 26, base - 104, 52, 12, 'b', 3)
    );
  if (values.is('valve-drive', 'pneumatic'))
    return (
      rect(cx - 12, base - 24, 24, 24) +
      rect(cx - 84, base - 78, 168, 54, 'm', 6) +
      rect(cx - 100, base - 72, 16, 42, 'm', 6) +
      rect(cx + 84, base - 72, 16, 42, 'm', 6) +
      rect(cx - 14, base - 92, 28, 14, 'b', 3) +
      line(cx - 84, base - 51, cx + 84, base - 51, 't')
    );
  if (values.is('valve-drive', 'gear'))
    return (
      rect(cx - 34, base - 48, 68, 48, 'm', 6) +
      rect(cx + 34, base - 30, 46, 12) +
      ellipse(cx + 84, base - 24, 9, 44) +
      circle(cx, base - 24, 14, 'b')
    );
  if (values.is('valve-drive', 'lever') || (fallback === 'lever' && !values.is('valve-drive', 'handwheel')))
    return (
      rect(cx - 9, base - 26, 18, 26) +
      path(`M${cx - 16} ${base - 40}h40l120 -26q12 -2 12 8q0 7 -10 9l-120 27h-42q-8 0 -8 -9t8 -9Z`)
    );
  return (
    rect(cx - 8, base - 58, 16, 58) +
    repeat(5, (i) => line(cx - 8, base - 52 + i * 10, cx + 8, base - 56 + i * 10, 't')) +
    ellipse(cx, base - 62, 82, 13) +
    ellipse(cx, base - 62, 68, 7, 'g') +
    rect(cx - 10, base - 82, 20, 26, 'm', 3)
  );
}

const gateValve: DrawFamily = (values) => {
  const body = valveBody(values, 316, 240);
  const { cx, cy, half, flange, bore } = body;
  return (
    path(
      `M${cx - half + 14} ${cy - bore * 1.25}h${half - 14 - bore}V${cy - flange * 1.02}h${bore * 2}V${cy - bore * 1.25}h${half - 14 - bore}v${bore * 2.5}h${-(half - 14 - bore * 0.8)}q${-bore * 0.8} ${bore * 0.7} ${-bore * 1.6} 0h${-(half - 14 - bore * 0.8)}Z`,
    ) +
    flangePair(body) +
    installation(values, body) +
    rect(cx - bore * 1.5, cy - flange * 1.02 - 10, bore * 3, 20) +
    path(
      `M${cx - bore} ${cy - flange * 1.02 - 10}L${cx - bore * 0.6} ${cy - flange * 1.02 - 60}h${bore * 1.2}L${cx + bore} ${cy - flange * 1.02 - 10}Z`,
    ) +
    rect(cx - bore * 0.8, cy - flange * 1.02 - 70, bore * 1.6, 12) +
    drive(values, cx, cy - flange * 1.02 - 70, 'handwheel') +
    centreLine(cx - half - 30, cy, cx + half + 30, cy) +
    centreLine(cx, cy - flange * 1.02 - 70, cx, cy + flange + 10)
  );
};

const ballValve: DrawFamily = (values) => {
  const body = valveBody(values, 280, 320, 240);
  const { cx, cy, half, bore } = body;
  const r = Math.max(bore * 1.55, 26);
  return (
    rect(cx - half + 14, cy - bore * 1.3, half * 2 - 28, bore * 2.6) +
    rect(cx - r * 1.25, cy - r * 1.2, r * 2.5, r * 2.4, 'm', 8) +
    flangePair(body) +
    installation(values, body) +
    circle(cx, cy, r) +
    path(`M${cx - r} ${cy - bore * 0.9}h${r * 2}M${cx - r} ${cy + bore * 0.9}h${r * 2}`, 't') +
    rect(cx - 13, cy - r * 1.2 - 34, 26, 34) +
    rect(cx - 24, cy - r * 1.2 - 12, 48, 12) +
    drive(values, cx, cy - r * 1.2 - 34, 'lever') +
    centreLine(cx - half - 30, cy, cx + half + 30, cy) +
    centreLine(cx, cy - r * 1.2 - 20, cx, cy + r * 1.2 + 26)
  );
};

const butterflyValve: DrawFamily = (values) => {
  const [dn, D] = [values.number('dn', 100), values.number('flange-diameter', 220)];
  const r = 112;
  const bore = (dn / D) * r * 1.18;
  const cy = 270;
  const lug = values.is('connection', 'lug');
  const face = Math.max(22, Math.min(60, values.number('face-to-face', 56) * 0.8));
  return (
    circle(270, cy, r) +
    repeat(lug ? 8 : 4, (i) => {
      const a = ((i * 360) / (lug ? 8 : 4) + (lug ? 22.5 : 45)) * (Math.PI / 180);
      return (
        circle(270 + Math.cos(a) * r, cy + Math.sin(a) * r, 17) +
        circle(270 + Math.cos(a) * r, cy + Math.sin(a) * r, 8, 'g')
      );
    }) +
    circle(270, cy, bore * 1.12) +
    circle(270, cy, bore, 'g') +
    ellipse(270, cy, bore * 0.42, bore * 0.97) +
    rect(263, cy - bore, 14, bore * 2, 'b') +
    rect(252, cy - r - 52, 36, 56) +
    rect(236, cy - r - 62, 68, 12) +
    drive(values, 270, cy - r - 62, 'lever') +
    cross(270, cy, r + 22) +
    secondView(
      values,
      () =>
        rect(476, cy - r, face, r * 2) +
        line(476, cy - bore, 476 + face, cy - bore, 't') +
        line(476, cy + bore, 476 + face, cy + bore, 't') +
        centreLine(456, cy, 500 + face, cy),
    ) +
    widthLine(values, 'face-to-face', { x1: 476, x2: 476 + face, edge: cy + r, side: 1 }) +
    heightLine(values, 'flange-diameter', { y1: cy - r, y2: cy + r, edge: 476, side: -1 })
  );
};

const checkValve: DrawFamily = (values) => {
  const body = valveBody(values, 240, 400, 260);
  const { cx, cy, half, bore } = body;
  return (
    path(
      `M${cx - half + 14} ${cy - bore * 1.25}q${half * 0.3} 0 ${half * 0.45} ${-bore * 0.9}h${half * 0.7}q${half * 0.2} ${bore * 0.9} ${half * 0.85 - 28} ${bore * 0.9}v${bore * 2.5}H${cx - half + 14}Z`,
    ) +
    flangePair(body) +
    installation(values, body) +
    rect(cx - half * 0.52, cy - bore * 2.15 - 20, half * 0.84, 20) +
    repeat(3, (i) => rect(cx - half * 0.44 + i * half * 0.3, cy - bore * 2.15 - 30, 12, 10, 'b')) +
    circle(cx - half * 0.1, cy - bore * 1.5, 8) +
    `<g transform="rotate(-20 ${cx - half * 0.1} ${cy - bore * 1.5})">${rect(cx - half * 0.1 - 5, cy - bore * 1.5 + 6, 10, bore * 2.2)}${rect(cx - half * 0.1 - 14, cy - bore * 0.9, 9, bore * 1.7)}</g>` +
    polygon(
      [
        [cx + half * 0.28, cy - 8],
        [cx + half * 0.5, cy - 8],
        [cx + half * 0.5, cy - 18],
        [cx + half * 0.66, cy],
        [cx + half * 0.5, cy + 18],
        [cx + half * 0.5, cy + 8],
        [cx + half * 0.28, cy + 8],
      ],
      'a',
    ) +
    centreLine(cx - half - 30, cy, cx + half + 30, cy)
  );
};

const globeValve: DrawFamily = (values) => {
  const body = valveBody(values, 310, 270);
  const { cx, cy, half, flange } = body;
  // Short bodies of large valves: the seat chamber never extends beyond the flanges.
  const bore = Math.min(body.bore, (half - 14) / 1.9);
  return (
    path(
      `M${cx - half + 14} ${cy - bore * 1.2}Q${cx - half * 0.4} ${cy - bore * 1.2} ${cx - bore * 1.4} ${cy - bore * 1.9}V${cy - flange}h${bore * 2.8}V${cy - bore * 1.9}Q${cx + half * 0.4} ${cy - bore * 1.2} ${cx + half - 14} ${cy - bore * 1.2}v${bore * 2.4}Q${cx + half * 0.4} ${cy + bore * 1.2} ${cx + bore} ${cy + bore * 1.9}h${-bore * 2}Q${cx - half * 0.4} ${cy + bore * 1.2} ${cx - half + 14} ${cy + bore * 1.2}Z`,
    ) +
    flangePair(body) +
    installation(values, body) +
    path(
      `M${cx - half + 24} ${cy + bore * 0.9}Q${cx - bore * 0.4} ${cy + bore} ${cx - bore * 0.9} ${cy}h${bore * 1.8}Q${cx + bore * 0.4} ${cy - bore} ${cx + half - 24} ${cy - bore * 0.9}`,
      't',
    ) +
    rect(cx - bore * 0.9, cy - bore * 0.5, bore * 1.8, bore * 0.5) +
    rect(cx - 5, cy - flange, 10, flange - bore * 0.5) +
    rect(cx - bore * 2, cy - flange - 16, bore * 4, 18) +
    polygon([
      [cx - bore, cy - flange - 16],
      [cx + bore, cy - flange - 16],
      [cx + bore * 0.6, cy - flange - 58],
      [cx - bore * 0.6, cy - flange - 58],
    ]) +
    drive(values, cx, cy - flange - 58, 'handwheel') +
    centreLine(cx - half - 30, cy, cx + half + 30, cy)
  );
};

export const valveFamilies: Record<string, DrawFamily> = {
  'gate-valve': gateValve,
  'ball-valve': ballValve,
  'butterfly-valve': butterflyValve,
  'check-valve': checkValve,
  'globe-valve': globeValve,
};
