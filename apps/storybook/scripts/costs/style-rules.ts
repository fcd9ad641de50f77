/// <reference path="./css-tree.d.ts" />
import { globSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';

const texts = new Map<string, { readonly text: string; readonly classes: ReadonlySet<string> }[]>();

/** Returns the rules of a built stylesheet that use these classes, or one that only this folder's supplementary stylesheet names. */
export function rulesOf(classNames: readonly string[], folder: string, sheetPath: string): string {
  const supplements = globSync('*.css', { cwd: folder }).map((path) =>
    readFileSync(`${folder}/${path}`, 'utf8'),
  );
  const wanted = new Set([...classNames, ...supplements.flatMap((css) => [...classesIn(css)])]);
  const isWanted = (name: string) => wanted.has(name) || wanted.has(name.replace(/--.*$/, ''));
  return sheetRules(sheetPath)
    .filter(({ classes }) => [...classes].some(isWanted))
    .map(({ text }) => text)
    .join('\n');
}

/** Returns every class that a stylesheet names. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  walk(parse(css), (node) => {
    if (node.type === 'ClassSelector') names.add(node.name);
  });
  return names;
}

function sheetRules(path: string) {
  const known = texts.get(path);
  if (known) return known;
  const sheet = parse(readFileSync(path, 'utf8'));
  const rules: { text: string; classes: Set<string> }[] = [];
  if (sheet.type === 'StyleSheet') {
    for (const node of sheet.children) {
      const text = generate(node);
      rules.push({ text, classes: classesIn(text) });
    }
  }
  // The first rules list all elements of the stylesheet: they belong to no component.
  const own = rules.filter(({ text }) => !text.startsWith(':where('));
  texts.set(path, own);
  return own;
}
