import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDefinitions, findSupplements } from '../scripts/generate/find-sources.ts';
import { sheetOf } from '../scripts/generate/stylesheets.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const components = globSync('**/*.tsx', { cwd: root }).filter(
  (path) => !/\.(stories|test|fixtures|example)\.tsx$|^(story-parts|tamagui-provider)\//.test(path),
);

/** Maps each class to its stylesheet: a definition's by its path, a supplementary one's by its rule. */
const definitions = await findDefinitions();
const supplementClasses = findSupplements()
  // Those of high contrast and of left to right refer to parts of any component, and come beside their own.
  .filter(({ source }) => !['contrast', 'ltr'].includes(sheetOf(source)))
  .flatMap(({ source, css }) =>
    (css.match(/(?<=\.)u-[\w-]+/g) ?? []).map(
      (name) => [name.replace(/--.*$/, ''), sheetOf(source)] as const,
    ),
  );
const sheetOfClass = new Map([
  ...supplementClasses,
  // A stylesheet may refer to a part of the core that its own components contain; the styles are the core's.
  ...supplementClasses.filter(([, sheet]) => sheet === 'core'),
  ...definitions.map(({ name, source }) => [`u-${name}`, sheetOf(source)] as const),
]);

/** Returns the stylesheets, except the core, of everything a component renders itself or through others. */
function sheetsDrawn(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return new Set();
  seen.add(path);
  const text = read(path);
  const requested = [
    ...[...text.matchAll(/\bcx\(\s*'([\w-]+)'/g)].map(([, name]) => `u-${name}`),
    ...[...text.matchAll(/\bu-[a-z][\w-]*/g)].map(([name]) => name),
  ];
  const own = requested.flatMap((name) => sheetOfClass.get(name.replace(/--.*$/, '')) ?? []);
  const others = [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, target = '']) => {
    const module = `${normalize(`${dirname(path)}/${target}`)}.tsx`;
    return components.includes(module) ? [...sheetsDrawn(module, seen)] : [];
  });
  return new Set([...own, ...others].filter((sheet) => sheet !== 'core'));
}

describe('a page that renders a component', () => {
  it('is determined by the stylesheets', () => {
    expect(sheetOfClass.size).toBeGreaterThan(150);
    expect(sheetsDrawn('date-range-picker/date-range-picker.tsx')).toEqual(new Set(['forms']));
  });

  it.each(components.map((path) => [path]))(
    'finds the whole look in one sheet beside the core: %s',
    (path) => {
      expect([...sheetsDrawn(path)].filter((sheet) => sheet !== sheetOf(path))).toEqual([]);
    },
  );
});

describe('an element with the classes of two definitions', () => {
  const pairs = components.flatMap((path) =>
    [...read(path).matchAll(/\bcx\(\s*'([\w-]+)'[^;<>]*?,\s*cx\('([\w-]+)'/g)].map(
      ([, one = '', other = '']) => [one, other],
    ),
  );

  it('has them from two stylesheets: within one, rules of all definitions are written layer by layer', () => {
    expect(pairs.length).toBeGreaterThan(0);
    const sheets = pairs.map((pair) => pair.map((name) => sheetOfClass.get(`u-${name}`)));
    expect(sheets.filter(([one, other]) => one === other)).toEqual([]);
  });
});
