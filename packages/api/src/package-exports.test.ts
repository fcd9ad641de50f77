import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import { tags } from './testing/tags';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};

describe('the package', () => {
  it.each(
    tags.flatMap((tag) => ['', 'hooks/', 'zod/', 'zod-mini/', 'mocks/'].map((kind) => `./${kind}${tag}`)),
  )('exports %s', (name) => {
    expect(exports).toHaveProperty([name]);
  });

  it.each(Object.entries(exports))('exports %s from a file that is there', (_, file) => {
    expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
  });

  it('lists every operation of the contract', () => {
    const document = JSON.parse(
      readFileSync(new URL('../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
    ) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const expected = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        operationId === undefined ? [] : [`${operationId} ${method.toUpperCase()} ${path}`],
      ),
    );
    const listed = operations.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(operations.length).toBeGreaterThanOrEqual(125);
  });
});
