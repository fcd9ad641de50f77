import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sheetNames } from '../scripts/generate/stylesheets.ts';

const generated = (name: string) => readFileSync(new URL(`../src/generated/${name}.css`, import.meta.url));
const budgetBytes = 12 * 1024;

describe('what a public page loads of the design', () => {
  for (const name of sheetNames.filter((sheet) => sheet !== 'core')) {
    it(`core and ${name} stay within 12 KB with gzip`, () => {
      const bytes = [generated('core'), generated(name)].map((css) => gzipSync(css, { level: 9 }).length);
      expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgetBytes);
    });
  }

  it('the font stays within 45 KB', () => {
    expect(readFileSync(new URL('../src/fonts/vazirmatn.woff2', import.meta.url)).length).toBeLessThanOrEqual(
      45 * 1024,
    );
  });
});
