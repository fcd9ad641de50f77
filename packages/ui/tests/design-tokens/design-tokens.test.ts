import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { writeDesignTokens } from '../../scripts/generate/write-design-tokens.ts';
import { breakpoint, color, font, motion, radius, size, space } from '../../src/theme/tokens.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const file = read('../../src/generated/bazaar.tokens.json');
const tokens = JSON.parse(file) as Tree;
const figma = JSON.parse(read('../../src/generated/bazaar.figma.tokens.json')) as Tree;

interface Tree {
  readonly [name: string]: Tree & { readonly $value: never };
}

/** The official schemas, found by their `$id`. Formats of addresses are not judged. */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
for (const path of globSync('schema/**/*.json', { cwd: new URL('.', import.meta.url) }))
  ajv.addSchema(JSON.parse(read(path)));
const isValid = ajv.getSchema('https://www.designtokens.org/schemas/2025.10/format.json');

/** The custom properties of the generated stylesheet, by name. */
function customProperties(): Map<string, string> {
  const [root = ''] = /:root\{[^}]*\}/.exec(read('../../src/generated/styles.css')) ?? [];
  return new Map(
    [...root.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Writes a colour of the tokens' file as the stylesheet does. */
function cssOf({ components, alpha, hex }: ColorValue): string {
  const channels = components.map((part) => Math.round(part * 255));
  if (alpha !== undefined) return `rgba(${channels.join(', ')}, ${alpha})`;
  const written = `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  expect(hex).toBe(written);
  return written;
}

interface ColorValue {
  readonly components: readonly number[];
  readonly alpha?: number;
  readonly hex: string;
}

/** Returns the values of a group by their names in the design. */
function valuesOf<Value>(tree: Tree, group: string, read: (value: never) => Value): Record<string, Value> {
  const entries = Object.entries(tree[group] ?? {}).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(entries.map(([name, token]) => [name.replace('_', '.'), read(token.$value)]));
}

const pixels = ({ value, unit }: { readonly value: number; readonly unit: string }) => {
  expect(unit).toBe('px');
  return value;
};

describe('the tokens for design tools', () => {
  it('are those the generator writes', () => {
    expect(file).toBe(writeDesignTokens().get('bazaar.tokens'));
  });

  it('satisfy the schema of the format module 2025.10', () => {
    isValid?.(tokens);
    expect(isValid?.errors ?? []).toEqual([]);
    expect(isValid?.({ color: { $type: 'colour', ink: { $value: '#15191F' } } })).toBe(false);
    expect(isValid?.({ space: { '0.5': { $type: 'dimension', $value: { value: 2, unit: 'px' } } } })).toBe(
      false,
    );
  });

  it('give the custom properties of the generated stylesheet', () => {
    const properties = customProperties();
    expect(properties.size).toBeGreaterThan(20);
    const colours = valuesOf(tokens, 'color', cssOf);
    const written = Object.entries(colours).map(([name, css]) => [`--c-${name}`, css] as const);
    const used = written.filter(([name]) => properties.has(name));
    expect(Object.fromEntries(used)).toEqual(Object.fromEntries(properties));
  });

  it('give every token of the design back', () => {
    expect(valuesOf(tokens, 'color', cssOf)).toEqual(color);
    expect(valuesOf(tokens, 'space', pixels)).toEqual(space);
    expect({ ...space, ...valuesOf(tokens, 'size', pixels) }).toEqual(size);
    expect(valuesOf(tokens, 'radius', pixels)).toEqual(radius);
    expect(valuesOf(tokens, 'breakpoint', pixels)).toEqual(breakpoint);
    expect(valuesOf(tokens, 'fontSize', pixels)).toEqual(font.size);
    expect(valuesOf(tokens, 'lineHeight', pixels)).toEqual(font.lineHeight);
    expect(valuesOf(tokens, 'fontWeight', String)).toEqual(font.weight);
    expect(tokens.duration?.quick?.$value).toEqual({ value: motion.quick.durationMs, unit: 'ms' });
  });

  it('refer to tokens that exist', () => {
    const names = [...file.matchAll(/"\{([\w.]+)\}"/g)].map(([, name = '']) => name);
    const missing = names.filter((name) => {
      const [group = '', token = ''] = name.split('.');
      return tokens[group]?.[token]?.$value === undefined;
    });
    expect(names.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('have the same names and values in the file for older importers', () => {
    const strings = <Name extends string>(group: Name) => valuesOf(figma, group, String);
    expect(Object.keys(figma)).toEqual(Object.keys(tokens).filter((name) => name !== '$schema'));
    expect(strings('space')).toEqual(
      Object.fromEntries(Object.entries(space).map(([n, px]) => [n, `${px}px`])),
    );
    const opaque = Object.entries(color).filter(([, css]) => css.startsWith('#'));
    expect(strings('color')).toEqual({ ...Object.fromEntries(opaque), scrim: '#15191F7A' });
  });

  it('hold the motion that the stylesheets move with', () => {
    const css = read('../../src/generated/styles.css');
    const moves = [...css.matchAll(/(?:transition|animation):[^;}]*?(\d+)ms (ease[\w-]*|linear)/g)];
    expect(moves.length).toBeGreaterThan(5);
    const others = moves.filter(([, time, easing]) => Number(time) > 180 || easing !== motion.quick.easing);
    expect(others.map(([text]) => text)).toEqual([]);
  });
});
