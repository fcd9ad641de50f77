import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DYNAMIC_VARIANTS, dynamicConditions, dynamicRewrites, publicPathOf } from './dynamic-variants';

const app = fileURLToPath(new URL('../../app/(default)', import.meta.url));

describe('dynamic variants', () => {
  it('rewrite each address with one of their keys to the same address below their folder', () => {
    expect(dynamicRewrites()).toContainEqual({
      source: '/supplier/:path*',
      has: [{ type: 'query', key: 'pageNumber' }],
      destination: '/dynamic/supplier/:path*',
    });
    for (const { source, destination } of dynamicRewrites()) expect(publicPathOf(destination)).toBe(source);
  });
  it('are conditions of the proxy and rewrites alike', () => {
    expect(dynamicRewrites().map(({ source, has }) => ({ source, has }))).toEqual(dynamicConditions());
  });
  it('match a comparison before a list, and each key of an address once', () => {
    const conditions = dynamicConditions().map(({ source, has }) => `${source}?${has[0]?.key}`);
    expect(conditions[0]).toBe('/products/category/:path*?compare');
    expect(new Set(conditions).size).toBe(conditions.length);
  });
  it('have one folder of routes each', () => {
    for (const { folder } of DYNAMIC_VARIANTS) expect(existsSync(app + folder)).toBe(true);
  });
});

describe('publicPathOf', () => {
  it.each([
    ['/dynamic/products/category/c-1/x', '/products/category/c-1/x'],
    ['/dynamic/compare/products/category/c-1/x', '/products/category/c-1/x'],
    ['/dynamic/suppliers/Product', '/suppliers/Product'],
    ['/dynamics/x', undefined],
    ['/dynamic', undefined],
    ['/products/category/c-1/dynamic/x', undefined],
  ])('of %s is %s', (path, wanted) => {
    expect(publicPathOf(path)).toBe(wanted);
  });
});
