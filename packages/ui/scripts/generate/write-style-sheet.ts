import { getConfig } from '@tamagui/core/static-resolve';
import { type Rule, stateOrder } from './parse-rule.ts';
import type { ResolvedDefinition } from './resolve-definition.ts';

interface Companion {
  readonly source: string;
  readonly css: string;
}

/** Tokens in use, the base of every element, then each definition in a fixed order of layers, then the companions. */
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
  return `${tokens(body)}\n${body}\n`;
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

/** Only the tokens somebody uses, from Tamagui's own output. */
function tokens(body: string): string {
  const css = (getConfig() as unknown as { getCSS(): string }).getCSS();
  const all = new Map(
    [...css.matchAll(/(--[\w-]+):([^;}]+)[;}]/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const used = new Set([...body.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const missing = [...used].filter((name) => /^--[cf]-/.test(name) && !all.has(name));
  if (missing.length > 0) throw new Error(`no token gives ${missing.join(', ')}`);
  const lines = [...used]
    .filter((name) => all.has(name))
    .sort()
    .map((name) => `${name}:${all.get(name)}`);
  return `:root{${lines.join(';')}}`;
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
