import type { color } from '@bazaar/ui/tokens';

export type ColorName = keyof typeof color;

export interface ColorPair {
  readonly front: ColorName;
  readonly ground: ColorName;
  /** Text needs 4.5:1; a line, an icon or a control's border 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly use: 'text' | 'graphic';
  readonly where: string;
}

const pairs = (
  front: ColorName,
  grounds: readonly ColorName[],
  where: string,
  use: ColorPair['use'] = 'text',
): ColorPair[] => grounds.map((ground) => ({ front, ground, use, where }));

/** Every pair of colours used on screens. A colour in none of them is decorative and listed as such. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs('ink', ['surface', 'canvas', 'ground', 'tint', 'tintSoft'], 'running text and headings'),
  ...pairs('muted', ['surface', 'canvas', 'ground', 'tintSoft'], 'labels, hints, dates'),
  ...pairs('secondary', ['surface', 'canvas'], 'quiet headings and buttons'),
  ...pairs('primary', ['surface', 'canvas', 'tintSoft'], 'links'),
  ...pairs(
    'primaryStrong',
    ['surface', 'canvas', 'tint', 'tintSoft'],
    'links under the pointer, chosen rows',
  ),
  ...pairs('surface', ['primary', 'primaryStrong', 'secondary', 'error'], 'words on filled buttons'),
  ...pairs('error', ['surface', 'errorTint'], 'an error and what to do'),
  ...pairs('info', ['surface', 'infoTint'], 'information'),
  ...pairs('success', ['surface', 'successTint'], 'what has been done'),
  ...pairs('warning', ['surface', 'warningTint'], 'what needs care'),
  ...pairs('question', ['surface'], 'icon of a question'),
  ...pairs('field', ['surface'], 'borders of fields and boxes', 'graphic'),
  ...pairs('warningBar', ['surface'], 'bar of a warning', 'graphic'),
  ...pairs('violet', ['surface'], 'bar of a violet note', 'graphic'),
  ...pairs('draw', ['surface', 'ground'], 'line drawings', 'graphic'),
  ...pairs('primary', ['surface', 'canvas', 'tint'], 'focus ring, chosen marks', 'graphic'),
];

/** Carries no meaning by itself: hairlines, the thin lines of drawings, marks beside words, the scrim behind overlays. */
export const decorativeColors: readonly ColorName[] = ['line', 'drawThin', 'accent', 'scrim'];

export const neededRatio = { text: 4.5, graphic: 3 } as const;

/** Returns the contrast of two opaque colours by WCAG 2, from 1 to 21. */
export function contrast(front: string, ground: string): number {
  const [lighter = 0, darker = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
