import '../../src/theme/config.ts';
import { styled, Text, View } from '@tamagui/core';
import { describe, expect, it } from 'vitest';
import { checkSupplement } from './check-supplement.ts';
import type { StaticConfig } from './find-sources.ts';
import { type ResolvedDefinition, resolveDefinition } from './resolve-definition.ts';

/** Untyped on purpose: these are the mistakes that the types accept. */
function resolve(props: Record<string, unknown>, base: unknown = View): ResolvedDefinition {
  const definition = styled(base as typeof View, { name: 'Sample', ...props } as never) as unknown as {
    staticConfig: StaticConfig;
  };
  return resolveDefinition({
    name: 'sample',
    source: 'sample.definition.ts',
    staticConfig: definition.staticConfig,
    notes: new Map(),
  });
}

const written = (rules: ResolvedDefinition['base']) =>
  rules.map(({ media, state, declaration }) => [media, state, declaration].filter(Boolean).join(' '));

describe('a definition resolves to', () => {
  it('declarations with tokens, states and widths in their layers', () => {
    const { base } = resolve({ backgroundColor: 'surface hover:tint', padding: '2 md:4' });
    expect(written(base)).toEqual([
      'background-color:var(--c-color-surface)',
      '(hover: hover) :hover background-color:var(--c-color-tint)',
      'padding:var(--c-space-2)',
      '(min-width: 960px) padding:var(--c-space-4)',
    ]);
  });

  it('a variant whose value replaces the base in every layer, as in the runtime', () => {
    const { variants } = resolve({ padding: '2 md:4', variants: { flush: { true: { padding: 0 } } } });
    expect(written(variants[0]?.rules ?? [])).toEqual(['padding:0px', '(min-width: 960px) padding:0px']);
  });
});

describe('a definition is refused for', () => {
  const refused: readonly [mistake: string, props: Record<string, unknown>, base?: unknown][] = [
    ['a misspelled property', { backgroundColr: 'ink' }],
    ['a misspelled property in a variant', { variants: { on: { true: { backgroundColr: 'ink' } } } }],
    ['a colour that does not exist', { backgroundColor: 'inkk' }],
    ['a colour that does not exist after a state', { backgroundColor: 'ink hover:inkk' }],
    [
      'a colour that does not exist after a state in a variant',
      { variants: { on: { true: { color: 'ink hover:no' } } } },
      Text,
    ],
    ['a space that does not exist', { padding: '99' }],
    ['a space that does not exist after a state', { padding: '4 hover:99' }],
    ['a radius that does not exist', { borderRadius: 'cardd' }],
    ['a font size that does not exist', { fontSize: '15' }, Text],
    ['a line height that does not exist', { lineHeight: '15' }, Text],
    ['a weight that does not exist', { fontWeight: 'heavy' }, Text],
    ['a layer that does not exist', { zIndex: 'top' }],
    ['a raw colour', { backgroundColor: '#fff' }],
    ['a misspelled word', { display: 'grdi' }],
    ['an unknown state', { backgroundColor: 'surface hovr:tint' }],
    ['an unknown width', { padding: '4 mdd:3' }],
    ['a state inside a width', { backgroundColor: 'surface md:hover:tint' }],
    ['a side', { paddingLeft: '3' }],
    ['an inset by side', { right: 0 }],
    ['a name of React Native', { paddingStart: '4' }],
    ['a text property on a view', { fontSize: '14' }],
    ['a function variant', { variants: { size: { big: () => ({ padding: '4' }) } } }],
    ['a spread variant', { variants: { size: { '...size': () => ({ padding: '4' }) } } }],
    ['what Tamagui does not know', { fontVariantNumeric: 'tabular-nums' }, Text],
  ];
  it.each(refused)('%s', (_, props, base) => {
    expect(() => resolve(props, base)).toThrow(/sample\.definition\.ts/);
  });
});

describe('a companion is refused for', () => {
  it.each([
    ['a side', '.u-x { margin-left: var(--c-space-4); }'],
    ['text set by side', '.u-x { text-align: right; }'],
    ['a raw colour', '.u-x { color: #123456; }'],
    ['a misspelled property', '.u-x { colour: var(--c-color-ink); }'],
    ['a misspelled word', '.u-x { display: grdi; }'],
    ['broken CSS', '.u-x { color red; }'],
  ])('%s', (_, css) => {
    expect(() => checkSupplement('sample.css', css)).toThrow(/sample\.css/);
  });

  it('nothing, when it keeps the rules', () => {
    const css = '.u-x[open] > svg { margin-inline: calc(var(--c-space-4) * -1); color: var(--c-color-ink); }';
    expect(() => checkSupplement('sample.css', css)).not.toThrow();
  });
});
