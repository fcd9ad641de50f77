/// <reference path="../../costs/css-tree.d.ts" />
import { type CssNode, generate, parse, walk } from 'css-tree';

/** The smallest part of a stylesheet that can change independently: one selector with its declarations, one token, one font. */
export interface StyleItem {
  /** Its whole text, including its enclosing conditions. */
  readonly text: string;
  readonly classes: readonly string[];
  /** The token or animation it defines. */
  readonly defines?: string;
}

/** Splits a stylesheet into items, in the order of the cascade. `contentOf` returns the content that a `url()` refers to. */
export function styleItemsOf(css: string, contentOf: (url: string) => string): StyleItem[] {
  return [...parse(css).children].flatMap((node) => itemsOf(node, '', contentOf));
}

function itemsOf(node: CssNode, conditions: string, contentOf: (url: string) => string): StyleItem[] {
  if (node.type === 'Rule') return itemsOfRule(node, conditions);
  if (node.type !== 'Atrule') return [];
  const prelude = node.prelude ? generate(node.prelude) : '';
  const isGroup = node.block && !/^(font-face|(-webkit-)?keyframes|property|page)$/.test(node.name);
  if (isGroup && node.block)
    return [...node.block.children].flatMap((inner) =>
      itemsOf(inner, `${conditions}@${node.name} ${prelude}{`, contentOf),
    );
  const text = generate(node).replace(/url\(([^)]+)\)/g, (_, url: string) => contentOf(url));
  const isNamed = node.name.endsWith('keyframes') || node.name === 'property';
  return [{ text: conditions + text, classes: [], ...(isNamed ? { defines: prelude } : {}) }];
}

function itemsOfRule(rule: CssNode, conditions: string): StyleItem[] {
  const declarations = [...(rule.block?.children ?? [])].map((declaration) => generate(declaration));
  return selectorsOf(rule.prelude).flatMap((selector) => {
    if (/^(:root|html|\.t_\w+)$/.test(selector)) {
      return declarations.map((text) => {
        const token = /^(--[\w-]+):/.exec(text)?.[1];
        return {
          text: `${conditions}${selector}{${text}}`,
          classes: [],
          ...(token ? { defines: token } : {}),
        };
      });
    }
    const text = `${conditions}${selector}{${declarations.join(';')}}`;
    return [{ text, classes: classesOf(selector) }];
  });
}

/** Returns the selectors of a rule one by one, including those within a bare `:where()`, in which a stylesheet lists all its elements. */
function selectorsOf(prelude: CssNode | null | undefined): string[] {
  return [...(prelude?.children ?? [])].flatMap((selector) => {
    const [only, ...others] = [...(selector.children ?? [])];
    const isList = only?.type === 'PseudoClassSelector' && only.name === 'where' && others.length === 0;
    const list = isList ? [...(only.children ?? [])][0] : undefined;
    return list ? [...list.children].map((inner) => `:where(${generate(inner)})`) : [generate(selector)];
  });
}

function classesOf(selector: string): string[] {
  const names = new Set<string>();
  walk(parse(`${selector}{}`), (node) => {
    if (node.type === 'ClassSelector') names.add(node.name);
  });
  return [...names];
}
