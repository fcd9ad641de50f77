import { circle, cross, line, path, polar, rect, repeat } from './drawing-canvas';
import type { DrawFamily } from './drawing-values';
import { DEPTH } from './families-sections';
import { heightLine, widthLine } from './sheet/dimension-lines';

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
    cross(cx, cy, r + 16) +
    heightLine(values, 'cable-diameter', { y1: cy - r, y2: cy + r, edge: cx - r, side: -1 })
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
    cross(150, 150, small + 14) +
    heightLine(values, 'outer-diameter', {
      y1: 150 - small,
      y2: 150 + small,
      edge: 150 - small,
      side: -1,
    }) +
    widthLine(values, 'bore', {
      x1: 150 - (inner / r) * small,
      x2: 150 + (inner / r) * small,
      edge: 150 - small,
      side: -1,
    })
  );
};

export const flexibleFamilies: Record<string, DrawFamily> = {
  cable,
  hose,
};
