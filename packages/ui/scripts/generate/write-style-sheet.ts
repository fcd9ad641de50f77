import { getConfig } from '@tamagui/core/static-resolve';
import { type Rule, stateOrder } from './parse-rule.ts';
import type { ResolvedDefinition } from './resolve-definition.ts';

interface Companion {
  readonly source: string;
  readonly css: string;
}

/** Colours in use, the base of every element, then each definition in a fixed order of layers, then the companions. */
export function writeStyleSheet(
  definitions: readonly ResolvedDefinition[],
  companions: readonly Companion[],
): string {
  const [reset, rest] = [
    companions.filter(({ source }) => source.startsWith('base/')),
    companions.filter(({ source }) => !source.startsWith('base/')),
  ];
  const body = [
    ...reset.map(({ css }) => minify(css)),
    elementBase(definitions),
    ...definitions.flatMap(definitionRules),
    ...rest.map(({ css }) => minify(css)),
  ].join('\n');
  return withTokens(body);
}

function elementBase(definitions: readonly ResolvedDefinition[]): string {
  const selector = (isText: boolean) =>
    definitions
      .filter((definition) => definition.isText === isText)
      .map(({ className }) => `.${className}`)
      .join(',');
  const rules: string[] = [];
  if (selector(false)) {
    rules.push(
      `:where(${selector(false)}){display:flex;flex-direction:column;align-items:stretch;flex-basis:auto;flex-shrink:0;min-height:0;min-width:0;box-sizing:border-box}`,
    );
  }
  if (selector(true)) {
    rules.push(
      `:where(${selector(true)}){display:inline;box-sizing:border-box;word-wrap:break-word;white-space:pre-wrap;margin:0}`,
    );
  }
  return rules.join('\n');
}

function definitionRules({ className, base, variants }: ResolvedDefinition): string[] {
  const sources: readonly { selector: string; rules: readonly Rule[] }[] = [
    { selector: `.${className}`, rules: base },
    ...variants.map((variant) => ({ selector: `.${variant.className}`, rules: variant.rules })),
  ];
  const layers = stateOrder.flatMap((state) => mediaOf(sources, state).map((media) => ({ state, media })));
  return layers.map(({ state, media }) => {
    const blocks = sources.flatMap(({ selector, rules }) => {
      const declarations = rules
        .filter((rule) => rule.state === state && rule.media === media)
        .map(({ declaration }) => declaration);
      return declarations.length > 0 ? [`${selector}${stateSelector(state)}{${declarations.join(';')}}`] : [];
    });
    const text = blocks.join('');
    return media && text ? `@media ${media}{${text}}` : text;
  });
}

function stateSelector(state: string): string {
  return state === '[aria-disabled]' ? ':where(:disabled,[aria-disabled=true])' : state && `:where(${state})`;
}

function mediaOf(sources: readonly { rules: readonly Rule[] }[], state: string): string[] {
  const found = new Set(
    sources.flatMap(({ rules }) => rules.filter((rule) => rule.state === state).map(({ media }) => media)),
  );
  return [...found].sort((left, right) => width(left) - width(right));
}

function width(media: string): number {
  return Number(/(\d+)px/.exec(media)?.[1] ?? 0);
}

/**
 * Colours stay variables, only those in use; every other token is written out, because nothing changes it at run time and
 * a length is shorter than its name. Values come from Tamagui's own output.
 */
function withTokens(body: string): string {
  const css = (getConfig() as unknown as { getCSS(): string }).getCSS();
  const values = new Map(
    [...css.matchAll(/(--[\w-]+):([^;}]+)[;}]/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  const colours = new Set<string>();
  const written = body.replace(/var\((--[cf]-[\w-]+)\)/g, (use, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no token gives ${name}`);
    if (!name.startsWith('--c-color-')) return value;
    colours.add(name);
    return use;
  });
  const root = [...colours].sort().map((name) => `${name}:${values.get(name)}`);
  return `:root{${root.join(';')}}\n${written.replace(/(?<![\w.])0px/g, '0')}\n`;
}

function minify(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;}/g, '}')
    .trim();
}
