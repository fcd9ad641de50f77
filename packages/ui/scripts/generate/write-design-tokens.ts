import { colorNotes } from '../../src/theme/token-notes.ts';
import { breakpoint, color, font, motion, radius, size, space } from '../../src/theme/tokens.ts';

/** A node of a tokens' file: a token, or a group of nodes. */
export type TokenNode = { readonly [name: string]: unknown };

/** How one output writes colours, lengths, times and curves. */
interface Notation {
  color(css: string): unknown;
  pixels(value: number): unknown;
  duration(milliseconds: number): unknown;
}

/** The notation of the W3C format module 2025.10, which Figma imports as variables. */
const w3c: Notation = {
  color: (css) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(css);
    const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
    return { colorSpace: 'srgb', components, ...(alpha < 1 ? { alpha } : {}), hex: hexOf(css).slice(0, 7) };
  },
  pixels: (value) => ({ value, unit: 'px' }),
  duration: (value) => ({ value, unit: 'ms' }),
};

/** The notation of the earlier drafts: strings, as Tokens Studio for Figma reads them. */
const strings: Notation = {
  color: hexOf,
  pixels: (value) => `${value}px`,
  duration: (value) => `${value}ms`,
};

/** Writes the tokens as files of design tools: names of files without extension, and their text. */
export function writeDesignTokens(): Map<string, string> {
  const schema = { $schema: 'https://www.designtokens.org/schemas/2025.10/format.json' };
  const text = (tree: TokenNode) => `${JSON.stringify(tree, null, 2)}\n`;
  return new Map([
    ['bazaar.tokens', text({ ...schema, ...tokensIn(w3c) })],
    ['bazaar.figma.tokens', text(tokensIn(strings))],
  ]);
}

function tokensIn(notation: Notation): TokenNode {
  const { pixels } = notation;
  const { content, icon, fieldSmall, fieldDense, field, fieldLarge, row } = size;
  return {
    color: {
      $type: 'color',
      ...mapped(color, (css, name) => ({
        $value: notation.color(css),
        $description: colorNotes[name].en,
      })),
    },
    space: lengths(space, pixels),
    size: lengths({ fieldSmall, fieldDense, field, fieldLarge, row, icon, content }, pixels),
    radius: lengths(radius, pixels),
    breakpoint: lengths(breakpoint, pixels),
    fontFamily: { $type: 'fontFamily', body: { $value: familiesOf(font.family) } },
    fontWeight: { $type: 'fontWeight', ...mapped(font.weight, (weight) => ({ $value: Number(weight) })) },
    fontSize: lengths(font.size, pixels),
    lineHeight: lengths(font.lineHeight, pixels),
    typography: { $type: 'typography', ...mapped(font.size, (pixel, step) => stepOf(pixel, step, pixels)) },
    duration: { $type: 'duration', quick: { $value: notation.duration(motion.quick.durationMs) } },
    easing: { $type: 'cubicBezier', quick: { $value: curves[motion.quick.easing] } },
  };
}

/** The curves behind the names of CSS (CSS Easing Functions, section 2.2). */
const curves = { 'ease-out': [0, 0, 0.58, 1] } as const;

function stepOf(pixel: number, step: keyof typeof font.size, pixels: Notation['pixels']): TokenNode {
  const ratio = font.lineHeight[step] / pixel;
  return {
    $value: {
      fontFamily: '{fontFamily.body}',
      fontSize: `{fontSize.${step}}`,
      fontWeight: '{fontWeight.regular}',
      letterSpacing: pixels(0),
      lineHeight: Number(ratio.toFixed(4)),
    },
  };
}

const lengths = (values: Readonly<Record<string, number>>, pixels: Notation['pixels']): TokenNode => ({
  $type: 'dimension',
  ...mapped(values, (value) => ({ $value: pixels(value) })),
});

/** Maps the entries of a group; the format allows no dot in a name, so `0.5` is `0_5`. */
function mapped<Name extends string | number, Value>(
  values: Readonly<Record<Name, Value>>,
  write: (value: Value, name: Name) => TokenNode,
): TokenNode {
  const entries = Object.entries(values) as [string, Value][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace('.', '_'), write(value, name as Name)]),
  );
}

const familiesOf = (list: string): string[] => list.split(', ').map((name) => name.replaceAll('"', ''));

/** Returns red, green and blue from 0 to 255, and alpha from 0 to 1 where the colour is written with it. */
function channelsOf(css: string): number[] {
  if (css.startsWith('#')) return [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16));
  return (css.match(/[\d.]+/g) ?? []).map(Number);
}

function hexOf(css: string): string {
  if (css.startsWith('#')) return css;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(css);
  return `#${[red, green, blue, Math.round(alpha * 255)].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
