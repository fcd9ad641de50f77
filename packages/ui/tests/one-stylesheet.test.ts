import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDefinitions, findSupplements } from '../scripts/generate/find-sources.ts';
import { sheetsOf } from '../scripts/generate/stylesheets.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const components = globSync('**/*.tsx', { cwd: root }).filter(
  (path) => !/\.(stories|test|fixtures|example)\.tsx$|^(story-parts|tamagui-provider)\//.test(path),
);

/** Maps each class to its stylesheets: a definition's by its path, a supplementary one's by its rule. */
const definitions = await findDefinitions();
const supplementClasses = findSupplements()
  // Those of high contrast and of left to right refer to parts of any component, and come beside their own.
  .filter(({ source }) => !sheetsOf(source).some((sheet) => ['contrast', 'ltr'].includes(sheet)))
  .flatMap(({ source, css }) =>
    (css.match(/(?<=\.)u-[\w-]+/g) ?? []).map(
      (name) => [name.replace(/--.*$/, ''), sheetsOf(source)] as const,
    ),
  );
const sheetsOfClass = new Map([
  ...supplementClasses,
  // A stylesheet may refer to a part of the core that its own components contain; the styles are the core's.
  ...supplementClasses.filter(([, sheets]) => sheets.includes('core')),
  ...definitions.map(({ name, source }) => [`u-${name}`, sheetsOf(source)] as const),
]);

/** Returns the classes outside the core of everything a component renders itself or through others. */
function classesDrawn(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const text = read(path);
  const requested = [
    ...[...text.matchAll(/\bcx\(\s*'([\w-]+)'/g)].map(([, name]) => `u-${name}`),
    ...[...text.matchAll(/\bu-[a-z][\w-]*/g)].map(([name]) => name),
  ];
  const own = requested.map((name) => name.replace(/--.*$/, ''));
  const others = [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(([, target = '']) => {
    const module = `${normalize(`${dirname(path)}/${target}`)}.tsx`;
    return components.includes(module) ? classesDrawn(module, seen) : [];
  });
  return [...own, ...others].filter((name) => sheetsOfClass.get(name)?.includes('core') === false);
}

describe('a page that renders a component', () => {
  it('is determined by the stylesheets', () => {
    expect(sheetsOfClass.size).toBeGreaterThan(150);
    const drawn = classesDrawn('date-range-picker/date-range-picker.tsx');
    expect(new Set(drawn.flatMap((name) => sheetsOfClass.get(name)))).toEqual(new Set(['forms']));
  });

  it.each(components.map((path) => [path]))(
    'finds the whole look in each of its sheets beside the core: %s',
    (path) => {
      const isMissing = (name: string) =>
        sheetsOf(path).some((sheet) => !sheetsOfClass.get(name)?.includes(sheet));
      expect(classesDrawn(path).filter(isMissing)).toEqual([]);
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
    const sheets = pairs.map((pair) => pair.map((name) => sheetsOfClass.get(`u-${name}`) ?? []));
    expect(sheets.filter(([one = [], other = []]) => one.some((sheet) => other.includes(sheet)))).toEqual([]);
  });
});
