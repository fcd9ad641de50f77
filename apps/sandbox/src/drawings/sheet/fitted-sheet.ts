import { drawingBounds } from './drawing-bounds';
import { drawingStyle, GROUND, narrowStyle } from './drawing-style';
import { shortSvg } from './short-svg';

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  /** Padding at the sides, where it is another. */
  readonly sidePadding?: number;
  /** Width of a main line, on the finished sheet. */
  readonly stroke: number;
  /** It is also shown on phones, at a fraction of its size. */
  readonly isForPhones?: boolean;
}

const HATCHED = 'url(#hatch)';
const HATCH =
  '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="h" x1="0" y1="0" x2="0" y2="6"/></pattern>';

interface Fit {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Returns how the content fills the sheet up to its padding, in the middle. */
export function fitTo(content: string, { width, height, padding, sidePadding = padding }: Sheet): Fit {
  const [left, top, right, bottom] = drawingBounds(content) ?? [0, 0, width, height];
  const [wide, high] = [Math.max(right - left, 1), Math.max(bottom - top, 1)];
  const scale = Math.min((width - sidePadding * 2) / wide, (height - padding * 2) / high);
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
  const { width, height, stroke, isForPhones } = sheet;
  const lineOf = (share: number) => round((stroke * share) / scale);
  const style = drawingStyle(content, lineOf) + (isForPhones ? narrowStyle(content, lineOf) : '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><style>${style}</style>${content.includes(HATCHED) ? HATCH : ''}</defs>`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${shortSvg(content, scale)}</g>`,
    '</svg>',
  ].join('');
}

const round = (value: number) => String(Math.round(value * 1000) / 1000);
