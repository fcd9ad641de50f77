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
  return declared(usedRules(content).map(([name, rule]) => [name, rule(w)]));
}

/** Writes every declaration once, for all classes that have it; an element has one class, so their order says nothing. */
function declared(used: readonly (readonly [name: string, rule: string])[]): string {
  const namesOf = new Map<string, string>();
  for (const [name, rule] of used)
    for (const declaration of rule.split(';'))
      namesOf.set(declaration, `${namesOf.get(declaration) ?? ''},.${name}`);
  return [...Map.groupBy(namesOf, ([, names]) => names)]
    .map(([names, declarations]) => `${names.slice(1)}{${declarations.map(([one]) => one).join(';')}}`)
    .join('');
}

/** A sheet this narrow is shown at less than half its size. */
const NARROW = 320;

/** Returns what keeps a whole sheet legible on a phone: heavier lines, and the letters of its dimensions almost twice as large. */
export function narrowStyle(content: string, w: (share: number) => string): string {
  const byWidth = Map.groupBy(usedRules(content), ([name, rule]) =>
    name === 'l' ? LARGER : /stroke-width:[^;]+/.exec(rule((share) => w(share * 1.8)))?.[0],
  );
  const heavier = [...byWidth].map(([width, lines]) =>
    width ? `${lines.map(([name]) => `.${name}`).join()}{${width}}` : '',
  );
  return `@media(max-width:${NARROW}px){${heavier.join('')}}`;
}

/** In its own middle: the line below and the line above a dimension are equally near. */
const LARGER = 'transform-box:fill-box;transform-origin:center;transform:scale(1.8)';

function usedRules(content: string) {
  const used = new Set([...content.matchAll(/class="(\w)"/g)].map(([, name]) => name));
  if (content.includes('url(#')) used.add('h');
  return Object.entries(rules).filter(([name]) => used.has(name));
}
