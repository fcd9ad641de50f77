import svgpath from 'svgpath';

const LINE = /<line class="\w" x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)"\/>/g;
const RUN = /<line class="(\w)" [^>]*\/>(?:<line class="\1" [^>]*\/>)*/g;
const PATH = / d="([^"]+)"/g;
const LENGTH = / (c?[xy][12]?|r[xy]?|width|height)="(-?\d+\.\d+)"/g;

/**
 * Returns the same drawing in fewer letters, because it travels inside pages: lines of one class that follow one another are one path,
 * paths have relative coordinates, and no coordinate is finer than can be seen at the scale.
 */
export function shortSvg(content: string, scale: number): string {
  const decimals = scale > 2 ? 2 : 1;
  return content
    .replace(RUN, (run, name: string) => `<path class="${name}" d="${asPath(run)}"/>`)
    .replace(PATH, (_path, d: string) => ` d="${shortPath(d, decimals)}"`)
    .replace(LENGTH, (_length, name: string, value: string) => ` ${name}="${+(+value).toFixed(decimals)}"`);
}

/** Relative coordinates are shorter, and alike where parts of the path are. */
function shortPath(d: string, decimals: number): string {
  return svgpath(d).rel().round(decimals).toString();
}

function asPath(lines: string): string {
  return [...lines.matchAll(LINE)]
    .map(([, x1, y1, x2, y2]) => `M${x1} ${y1}${lineTo(x1, y1, x2, y2)}`)
    .join('');
}

function lineTo(x1?: string, y1?: string, x2?: string, y2?: string): string {
  if (y1 === y2) return `H${x2}`;
  return x1 === x2 ? `V${y2}` : `L${x2} ${y2}`;
}
