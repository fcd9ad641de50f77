import { globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDefinitions, findSupplements } from '../scripts/generate/find-sources.ts';
import { sheetOf } from '../scripts/generate/stylesheets.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const components = globSync('**/*.tsx', { cwd: root }).filter(
  (path) => !/\.(stories|test|fixtures)\.tsx$|^(story-parts|tamagui-provider)\//.test(path),
);

/** What a class stands for, and the sheet that holds it: of a definition by its place, of a companion where it is named. */
const definitions = await findDefinitions();
const supplementClasses = findSupplements().flatMap(({ source, css }) =>
  (css.match(/(?<=\.)u-[\w-]+/g) ?? []).map((name) => [name.replace(/--.*$/, ''), sheetOf(source)] as const),
);
const sheetOfClass = new Map([
  ...supplementClasses,
  // A sheet may speak of a part of the core where it stands in its own; the look is the core's.
  ...supplementClasses.filter(([, sheet]) => sheet === 'core'),
  ...definitions.map(({ name, source }) => [`u-${name}`, sheetOf(source)] as const),
]);

/** The sheets, apart from the core, of everything a component draws by itself or through others. */
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

describe('a page that draws a component', () => {
  it('is told by the sheets', () => {
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
