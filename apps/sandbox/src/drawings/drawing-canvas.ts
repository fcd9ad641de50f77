/** The parts of the technical drawings, as strings of SVG, drawn around 320, 220; `sheet` fits them into the picture. */
type LineClass = 'm' | 'g' | 'n' | 't' | 'b' | 's' | 'f' | 'a';
export type Point = readonly [x: number, y: number];

const f = (value: number) => String(Math.round(value * 100) / 100);

/** Classes: m main on white, g main on ground, n main without fill, t thin, b detail, s solid, f white, a accent tint, k dimension. */
export const rect = (x: number, y: number, w: number, h: number, cls: LineClass = 'm', rx = 0): string =>
  `<rect class="${cls}" x="${f(x)}" y="${f(y)}" width="${f(Math.max(w, 0.1))}" height="${f(Math.max(h, 0.1))}"${rx ? ` rx="${f(rx)}"` : ''}/>`;

export const circle = (cx: number, cy: number, r: number, cls: LineClass = 'm'): string =>
  `<circle class="${cls}" cx="${f(cx)}" cy="${f(cy)}" r="${f(Math.max(r, 0.1))}"/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, cls: LineClass = 'm'): string =>
  `<ellipse class="${cls}" cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}"/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  cls: LineClass | 'c' | 'k' = 'n',
): string => `<line class="${cls}" x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}"/>`;

export const path = (d: string, cls: LineClass | 'c' = 'm'): string =>
  `<path class="${cls}" d="${d.replace(/-?\d+\.\d+/g, (number) => f(Number(number)))}"/>`;

export const polygon = (points: readonly Point[], cls: LineClass = 'm'): string =>
  path(`M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`, cls);

export const centreLine = (x1: number, y1: number, x2: number, y2: number): string =>
  line(x1, y1, x2, y2, 'c');

/** Draws crossed centre lines of a round object. */
export const cross = (cx: number, cy: number, r: number): string =>
  centreLine(cx - r, cy, cx + r, cy) + centreLine(cx, cy - r, cx, cy + r);

/** Draws a cut face: white, hatched at 45°, main outline. */
export const cut = (d: string): string => `${path(d, 'f')}<path fill="url(#hatch)" d="${d}"/>${path(d, 'n')}`;

export const cutRect = (x: number, y: number, w: number, h: number): string =>
  cut(`M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`);

export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws the side view of a turned part: cylinders [length, radius] along the axis from (x, y), in sheet units. */
export function turned(
  x: number,
  y: number,
  steps: readonly (readonly [length: number, radius: number])[],
): string {
  let at = x;
  return steps
    .map(([length, radius]) => {
      const step = rect(at, y - radius, length, radius * 2);
      at += length;
      return step;
    })
    .join('');
}

/** Draws the thread of a screw from the side: thin core lines and slanted crests. */
export function thread(x: number, y: number, length: number, radius: number, pitch: number): string {
  const step = Math.max(pitch, 4);
  const count = Math.max(1, Math.floor(length / step));
  const core = radius * 0.84;
  return (
    rect(x, y - radius, length, radius * 2) +
    repeat(count, (i) => {
      const at = x + i * step;
      return line(at, y - radius, Math.min(at + step * 0.5, x + length), y + radius, 't');
    }) +
    line(x, y - core, x + length, y - core, 't') +
    line(x, y + core, x + length, y + core, 't')
  );
}

/** Returns the scale that fits w × h into the given box. */
export const fit = (w: number, h: number, boxWidth: number, boxHeight: number): number =>
  Math.min(boxWidth / w, boxHeight / h);

export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
};
