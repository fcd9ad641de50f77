import { getConfig } from '@tamagui/core/static-resolve';
import { type Rule, stateOrder } from './parse-rule.ts';
import type { ResolvedDefinition } from './resolve-definition.ts';
import { sheetNames, sheetsOf } from './stylesheets.ts';

interface Supplement {
  readonly source: string;
  readonly css: string;
}

/**
 * Writes the complete stylesheet as `styles`, and its parts: the core with reset, fonts and colours, and a stylesheet per area. Each begins
 * with the base of every element, followed by each definition in a fixed order of layers, and the supplementary stylesheets.
 *
 * @returns file names without extension, and their text
 */
export function writeStyleSheets(
  definitions: readonly ResolvedDefinition[],
  supplements: readonly Supplement[],
): Map<string, string> {
  const isReset = ({ source }: Supplement) => source.startsWith('base/');
  const reset = supplements.filter(isReset).map(({ css }) => minify(css));
  const rest = supplements.filter((supplement) => !isReset(supplement));
  const sheets = new Map<string, string>();
  const colours = new Set<string>();
  for (const sheet of sheetNames) {
    const belongs = ({ source }: { readonly source: string }) => sheetsOf(source).includes(sheet);
    const own = definitions.filter(belongs);
    const body = [
      ...(sheet === 'core' ? reset : []),
      elementBase(own),
      ...definitionRules(own),
      ...rest.filter(belongs).map(({ css }) => minify(css)),
    ];
    sheets.set(sheet, withValues(body.filter(Boolean).join('\n'), colours));
  }
  sheets.set('core', `${root(colours)}\n${sheets.get('core')}`);
  return sheets.set('styles', [...sheets.values()].join(''));
}

interface Source {
  readonly selector: string;
  readonly rules: readonly Rule[];
}

/**
 * Every other rule overrides the base: it has a layer of its own. Within `:where(…)` it would be as weak, but browsers, which look up a rule
 * by its class, try such a list on every element of a page.
 */
function elementBase(definitions: readonly ResolvedDefinition[]): string {
  const selector = (isText: boolean) =>
    definitions
      .filter((definition) => definition.isText === isText)
      .map(({ className }) => `.${className}`)
      .join(',');
  const rules = [
    rule(
      selector(false),
      'display:flex;flex-direction:column;align-items:stretch;flex-shrink:0;min-height:0;min-width:0',
    ),
    rule(selector(true), 'display:inline;word-wrap:break-word;white-space:pre-wrap;margin:0'),
  ].join('');
  return rules && `@layer b{${rules}}`;
}

const rule = (selector: string, declarations: string) => (selector ? `${selector}{${declarations}}` : '');

/**
 * Writes the rules of all definitions layer by layer, so that each media query stands once instead of once per definition: no element has the
 * classes of two definitions of one stylesheet.
 */
function definitionRules(definitions: readonly ResolvedDefinition[]): string[] {
  const sources: readonly Source[] = definitions.flatMap(({ className, base, variants }) => [
    { selector: `.${className}`, rules: base },
    ...variants.map((variant) => ({ selector: `.${variant.className}`, rules: variant.rules })),
  ]);
  const layers = stateOrder.flatMap((state) => mediaOf(sources, state).map((media) => ({ state, media })));
  return layers.map(({ state, media }) => {
    const blocks = sources.flatMap(({ selector, rules }) => {
      const declarations = rules
        .filter((rule) => rule.state === state && rule.media === media)
        .map(({ declaration }) => declaration);
      return declarations.length > 0 ? [`${selector}${stateSelector(state)}{${declarations.join(';')}}`] : [];
    });
    const text = blocks.join(media ? '' : '\n');
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

/** Rules without a media query come first. */
function width(media: string): number {
  return media === '' ? -1 : Number(/(\d+)px/.exec(media)?.[1] ?? 0);
}

const COLOUR = '--c-color-';
/** A colour's name in the stylesheets, which are part of every page and have hundreds of them. */
const inShort = (name: string) => name.replace(COLOUR, '--c-');

/**
 * Keeps colours as variables, under shorter names, and records them; a sheet that sets one sets it for the runtime too. Inlines every other token, because nothing changes it at run time and a length is shorter
 * than its name.
 */
function withValues(body: string, colours: Set<string>): string {
  const values = tokenValues();
  const written = body.replace(/var\((--[cf]-[\w-]+)\)/g, (_use, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no token gives ${name}`);
    if (!name.startsWith(COLOUR)) return value;
    colours.add(name);
    return `var(${inShort(name)})`;
  });
  const set = written.replace(/(--c-color-[\w-]+)(:[^;}]+)/g, (own, name: string, value: string) =>
    [inShort(name) + value, own].join(';'),
  );
  return `${set.replace(/(?<![\w.])0px/g, '0')}\n`;
}

function root(colours: ReadonlySet<string>): string {
  const values = tokenValues();
  return `:root{${[...colours]
    .sort()
    .map((name) => `${inShort(name)}:${values.get(name)}`)
    .join(';')}}`;
}

/** Reads the token values from Tamagui's own output. */
function tokenValues(): Map<string, string> {
  const css = (getConfig() as unknown as { getCSS(): string }).getCSS();
  return new Map(
    [...css.matchAll(/(--[\w-]+):([^;}]+)[;}]/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
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
