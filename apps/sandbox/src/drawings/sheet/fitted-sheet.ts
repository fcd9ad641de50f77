import { drawingBounds } from './drawing-bounds';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  /** Width of a main line, on the finished sheet. */
  readonly stroke: number;
}

/** Colours of the drawings; GROUND is also that of the boxes they are shown in. */
const [GROUND, DRAW, THIN, CENTRE, TINT] = ['#EBF0F6', '#3A414B', '#8C97A5', '#1A5FD0', '#E6EFFC'];

interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Returns how the content fills the sheet up to its padding, in the middle. */
export function fitTo(content: string, { width, height, padding }: Sheet): Fit {
  const [left, top, right, bottom] = drawingBounds(content) ?? [0, 0, width, height];
  const [wide, high] = [Math.max(right - left, 1), Math.max(bottom - top, 1)];
  const scale = Math.min((width - padding * 2) / wide, (height - padding * 2) / high);
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
  };
}

/** Returns the SVG of a drawing fitted into its sheet; its lines have their width there at any scale. */
export function fittedSheet(
  content: string,
  sheet: Sheet,
  { scale, x, y }: Fit = fitTo(content, sheet),
): string {
  const { width, height, stroke } = sheet;
  const w = (share: number) => round((stroke * share) / scale);
  const style = [
    `.m,.g,.n,.a{stroke:${DRAW};stroke-width:${w(1)};stroke-linejoin:round;stroke-linecap:round;fill:#fff}`,
    `.g{fill:${GROUND}}.n{fill:none}.a{fill:${TINT}}.f{fill:#fff;stroke:none}.s{fill:${DRAW};stroke:none}`,
    `.b{fill:#fff;stroke:${DRAW};stroke-width:${w(0.8)};stroke-linejoin:round}`,
    `.t{fill:none;stroke:${THIN};stroke-width:${w(0.65)};stroke-linejoin:round}`,
    // Letters interrupt the centre line they stand on.
    `.l{fill:${DRAW};stroke:${GROUND};stroke-width:${w(4)};stroke-linejoin:round;paint-order:stroke}`,
    `.k{fill:none;stroke:${DRAW};stroke-width:${w(0.6)}}`,
    `.c{fill:none;stroke:${CENTRE};stroke-width:${w(0.6)};stroke-dasharray:12 3 2 3}`,
    `.h{stroke:${THIN};stroke-width:${w(0.6)}}`,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><style>${style}</style><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="h" x1="0" y1="0" x2="0" y2="6"/></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${content}</g>`,
    '</svg>',
  ].join('');
}

const round = (value: number) => String(Math.round(value * 1000) / 1000);
