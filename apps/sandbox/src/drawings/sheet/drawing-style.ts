/** Colours of the drawings; GROUND is also that of the boxes they are shown in. */
export const GROUND = '#EBF0F6';
const [DRAW, THIN, CENTRE, TINT] = ['#3A414B', '#8C97A5', '#1A5FD0', '#E6EFFC'];

/** What each class of line or surface adds to its stroke; `w` gives the width of a share of the main line. */
const rules: Readonly<Record<string, (w: (share: number) => string) => string>> = {
  m: (w) => `${outline(w(1))};fill:#fff`,
  g: (w) => `${outline(w(1))};fill:${GROUND}`,
  n: (w) => `${outline(w(1))};fill:none`,
  a: (w) => `${outline(w(1))};fill:${TINT}`,
  f: () => 'fill:#fff;stroke:none',
  s: () => `fill:${DRAW};stroke:none`,
  b: (w) => `fill:#fff;stroke:${DRAW};stroke-width:${w(0.8)};stroke-linejoin:round`,
  t: (w) => `fill:none;stroke:${THIN};stroke-width:${w(0.65)};stroke-linejoin:round`,
  // Letters interrupt the centre line they stand on.
  l: (w) => `fill:${DRAW};stroke:${GROUND};stroke-width:${w(4)};stroke-linejoin:round;paint-order:stroke`,
  k: (w) => `fill:none;stroke:${DRAW};stroke-width:${w(0.6)}`,
  c: (w) => `fill:none;stroke:${CENTRE};stroke-width:${w(0.6)};stroke-dasharray:12 3 2 3`,
  h: (w) => `stroke:${THIN};stroke-width:${w(0.6)}`,
};

function outline(width: string): string {
  return `stroke:${DRAW};stroke-width:${width};stroke-linejoin:round;stroke-linecap:round`;
}

/** Returns the styles of the classes the content has, and no others: a drawing travels inside pages. */
export function drawingStyle(content: string, w: (share: number) => string): string {
  const used = new Set([...content.matchAll(/class="(\w)"/g)].map(([, name]) => name));
  if (content.includes('url(#')) used.add('h');
  return Object.entries(rules)
    .flatMap(([name, rule]) => (used.has(name) ? `.${name}{${rule(w)}}` : []))
    .join('');
}
