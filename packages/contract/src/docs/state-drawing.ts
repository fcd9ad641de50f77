import { isObject, type JsonObject } from '../document.ts';

interface Step {
  readonly from: string;
  readonly by: string;
  readonly to: string;
}

const rowHeight = 46;
const box = { x: 8, width: 200, height: 28 };
/** Space between two arcs, which run beside the boxes, the longest outside. */
const lane = 26;

/**
 * Draws the state machine of a schema with `x-transitions` as SVG: one box per state in the order of its enumeration, one arc per step to the
 * right of them with a number, and below a table that says by these numbers what each step is.
 */
export function drawStates(name: string, schema: JsonObject): string {
  const states = (Array.isArray(schema.enum) ? schema.enum : []).map(String);
  const steps = joined(readSteps(schema));
  const arcs = spread(steps, states);
  const width = box.x + box.width + 40 + (Math.max(0, ...arcs.map((arc) => arc.lane)) + 1) * lane;
  const height = states.length * rowHeight + 8;
  const boxes = states.map((state, row) => {
    const y = 8 + row * rowHeight;
    const middle = `x="${box.x + box.width / 2}" y="${y + box.height / 2 + 5}"`;
    return `<rect x="${box.x}" y="${y}" width="${box.width}" height="${box.height}" rx="6" fill="#f2f5f9" stroke="#5b6b82"/><text ${middle} text-anchor="middle">${state}</text>`;
  });
  const lines = arcs.map(({ number, start, end, lane: at }) => {
    const x = box.x + box.width;
    const right = x + 24 + at * lane;
    const turn = end > start ? 8 : -8;
    const path = `M${x} ${start}H${right - 8}Q${right} ${start} ${right} ${start + turn}V${end - turn}Q${right} ${end} ${right - 8} ${end}H${x + 3}`;
    return `<path d="${path}" fill="none" stroke="#5b6b82" marker-end="url(#${name}-end)"/><circle cx="${right}" cy="${(start + end) / 2}" r="9" fill="#fff" stroke="#5b6b82"/><text x="${right}" y="${(start + end) / 2 + 4}" font-size="11" text-anchor="middle">${number}</text>`;
  });
  const marker = `<marker id="${name}-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z" fill="#5b6b82"/></marker>`;
  const svg = `<svg role="img" aria-label="States of ${name}" viewBox="0 0 ${width} ${height}" width="${width}" style="max-width:100%;height:auto" font-family="sans-serif" font-size="13" xmlns="http://www.w3.org/2000/svg"><defs>${marker}</defs>${boxes.join('')}${lines.join('')}</svg>`;
  return `${svg}\n\n${table(steps)}`;
}

function readSteps(schema: JsonObject): Step[] {
  const listed = Array.isArray(schema['x-transitions']) ? schema['x-transitions'] : [];
  return listed
    .filter(isObject)
    .map(({ from, by, to }) => ({ from: String(from), by: String(by), to: String(to) }));
}

/** Returns one step for each pair of states, with everything that leads from the one to the other. */
function joined(steps: readonly Step[]): Step[] {
  const pairs = new Map<string, Step>();
  for (const step of steps) {
    const key = `${step.from} ${step.to}`;
    const known = pairs.get(key);
    pairs.set(key, known === undefined ? step : { ...step, by: `${known.by}, ${step.by}` });
  }
  return [...pairs.values()];
}

/** Gives each step an arc, in the nearest lane that is free along it; one that stays where it is has none. */
function spread(steps: readonly Step[], states: readonly string[]) {
  const taken: [low: number, high: number][][] = [];
  return steps
    .map(({ from, to }, index) => ({ number: index + 1, from: states.indexOf(from), to: states.indexOf(to) }))
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => Math.abs(one.to - one.from) - Math.abs(other.to - other.from))
    .map(({ number, from, to }) => {
      const span: [number, number] = [Math.min(from, to), Math.max(from, to)];
      const isFree = (lane: [number, number][] = []) =>
        lane.every(([low, high]) => high <= span[0] || low >= span[1]);
      let at = 0;
      while (!isFree(taken[at])) at += 1;
      taken[at] = [...(taken[at] ?? []), span];
      const centre = (row: number, offset: number) => 8 + row * rowHeight + box.height / 2 + offset;
      return { number, lane: at, start: centre(from, 5), end: centre(to, -5) };
    });
}

function table(steps: readonly Step[]): string {
  const rows = steps.map(({ from, by, to }, index) => `| ${index + 1} | \`${from}\` | ${by} | \`${to}\` |`);
  return ['| | From | Step | To |', '|---|---|---|---|', ...rows].join('\n');
}
