import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const NUMBER = /R-\d{3}/g;

function rulesOfDocument(): string[] {
  const rows = readFileSync(`${root}docs/product-rules.md`, 'utf8').matchAll(/^\| (R-\d{3}) \|/gm);
  return [...rows].map(([, number = '']) => number);
}

function rulesOfTests(): Set<string> {
  const files = globSync(
    ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'apps/*/e2e/**/*.ts'],
    {
      cwd: root,
      exclude: (name: string) => /(^|\/)(node_modules|\.next[^/]*|dist)$/.test(name),
    },
  );
  const names = files
    .filter((file) => !file.endsWith('product-rules.test.ts'))
    .flatMap((file) => readFileSync(`${root}${file}`, 'utf8').match(TEST_NAME) ?? []);
  return new Set(names.flatMap((name) => name.match(NUMBER) ?? []));
}

/** A test name that begins with its rules: 'R-012 …' or 'R-012 R-013 …', after the checks of docs/assurance.md it belongs to ('S7 R-012 …'), also after the table of an `each`. */
const TEST_NAME = /\(\s*['"`](?:[SR]\d{1,2} )*(?:R-\d{3}[, ]+)+/g;

it('uses every number for one rule', () => {
  const numbers = rulesOfDocument();
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

it('has a test that names each rule', () => {
  const tested = rulesOfTests();
  expect(rulesOfDocument().filter((number) => !tested.has(number))).toEqual([]);
});

it('names no rule that is not written down', () => {
  const written = new Set(rulesOfDocument());
  expect([...rulesOfTests()].filter((number) => !written.has(number))).toEqual([]);
});
