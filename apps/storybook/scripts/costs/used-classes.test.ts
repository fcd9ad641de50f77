import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classesIn } from './style-rules.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const classes = [...classesIn(readFileSync(`${root}packages/ui/src/generated/styles.css`, 'utf8'))];
const sources = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\/generated\/|\.definition\.ts$|\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(root + path, 'utf8'))
  .join('\n');

/** Words between quotes, or in a list of classes between them. */
const words = new Set(sources.match(/[\w-]+/g));

/** A generated class is requested by its definition's name, a supplementary one by its own; variants follow two hyphens. */
const isNamed = (name: string) =>
  [name, name.replace(/--.*$/, ''), name.replace(/^u-|--.*$/g, '')].some((word) => words.has(word)) ||
  runtime.test(name);

/** Classes added by the runtime and the browser. */
const runtime = /^(t_|font_|is_|_)/;

describe('the built style sheet', () => {
  it('is read', () => {
    expect(classes.length).toBeGreaterThan(200);
    expect(isNamed('u-nothing-has-this-name')).toBe(false);
  });

  it('has no class that neither a component nor the app names', () => {
    expect(classes.filter((name) => !isNamed(name)).sort()).toEqual([]);
  });
});
