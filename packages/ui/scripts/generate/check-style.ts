import { generate, lexer, parse } from 'css-tree';
import type { Rule } from './parse-rule.ts';

const modifiers = new Set([
  'hover',
  'focus',
  'focusVisible',
  'focusWithin',
  'active',
  'press',
  'disabled',
  'sm',
  'md',
  'lg',
  'xl',
]);
const physical = /(^|[a-z])(Left|Right)([A-Z]|$)|^(left|right)$/;
const reactNative =
  /^(start|end|(padding|margin)(Start|End|Horizontal|Vertical)|border(Start|End)(Width|Color)|border(Top|Bottom)(Start|End)Radius)$/;
const colourProperty = /^(?!.*(width|style|collapse|radius)).*(color|background$|fill$|stroke$)/;
const colourValue = /^(var\(--c-color-[\w-]+\)|transparent|currentColor|inherit|none|unset)$/i;
/** A valid value for each family of tokens, so that a declaration can be matched against the CSS grammar. */
const sample: readonly [token: RegExp, value: string][] = [
  [/var\(--c-color-[\w-]+\)/g, ' red '],
  [/var\(--(c-zIndex|f-weight)-[\w-]+\)/g, ' 500 '],
  [/var\(--(c|f)-[\w-]+\)/g, ' 1px '],
];
/** Newer than the syntax tables, or in a rule they do not look at: `size` of `@page`. */
const newer = new Set(['text-size-adjust', 'text-wrap', 'interpolate-size', 'field-sizing', 'size']);

/**
 * Refuses properties that Tamagui's types and its resolver accept: physical directions, names of React Native, unknown modifiers.
 * @throws Error naming the property
 */
export function checkProperty(key: string, value: unknown, where: string): void {
  if (physical.test(key))
    throw new Error(`${where}: ${key} names a side; write the logical property (inline, block)`);
  if (reactNative.test(key)) throw new Error(`${where}: ${key} is React Native's; write the CSS name`);
  if (typeof value !== 'string') return;
  for (const [, modifier = ''] of value.matchAll(/(?:^|[\s:])([A-Za-z][\w-]*):/g)) {
    if (!modifiers.has(modifier))
      throw new Error(`${where}: ${key}: “${modifier}:” is neither a state nor a width`);
  }
}

/**
 * Matches a resolved declaration against the grammar of CSS. Tamagui leaves an unknown token as a bare word (`padding:99`,
 * `border-radius:cardd`), which no property accepts.
 * @throws Error naming the declaration
 */
export function checkDeclaration({ declaration }: Pick<Rule, 'declaration'>, where: string): void {
  const [property = '', ...rest] = declaration.split(':');
  const value = rest.join(':').trim();
  if (colourProperty.test(property) && !colourValue.test(value))
    throw new Error(`${where}: “${value}” is not a colour of the theme`);
  if (!isValid(property.trim(), value))
    throw new Error(
      `${where}: “${declaration}” is not CSS: a token that does not exist, or a misspelled word`,
    );
}

/** Returns whether a property accepts a value; tokens are replaced by sample values. */
export function isValid(property: string, value: string): boolean {
  if (property === 'line-height' && Number(value) > 3) return false;
  if (property.startsWith('--') || newer.has(property.replace(/^-\w+-/, ''))) return true;
  const concrete = sample.reduce((text, [token, substitute]) => text.replace(token, substitute), value);
  if (concrete.includes('var(')) return true;
  const plain = concrete.replace(/\s*!important$/, '');
  return lexer.matchProperty(property, parse(plain, { context: 'value' })).error === null;
}

/** Serialises a value as css-tree writes it. */
export const textOf = generate;
