import type { CategoryItemsCount, CategoryMenuEntry } from '@bazaar/api/model';
import { describe, expect, it } from 'vitest';
import { firstPath, toAreaTree } from './category-tree';

const entry = (id: string, subcategories: CategoryMenuEntry[] = []): CategoryMenuEntry => ({
  id,
  name: id,
  slug: id,
  scientificName: id,
  categoryType: 'Product',
  isRoot: false,
  level: 2,
  subcategories,
});
const count = (categoryId: string, productCount: number): CategoryItemsCount => ({
  categoryId,
  productCount,
  supplierCount: 1,
  baseProductCount: 0,
  contentCount: 0,
});

describe('the tree of an area', () => {
  const menu = [entry('bearings', [entry('ball', [entry('deep-groove')])]), entry('pumps')];

  it('carries the count of every category and their sum', () => {
    const tree = toAreaTree('Product', menu, [count('bearings', 7), count('pumps', 3), count('ball', 5)]);
    expect(tree.products).toBe(10);
    expect(tree.children[0]?.children[0]).toMatchObject({ id: 'ball', products: 5, suppliers: 1 });
  });

  it('opens the first category of the first group', () => {
    expect(firstPath(toAreaTree('Product', menu, []))).toEqual([
      'Product',
      'bearings',
      'ball',
      'deep-groove',
    ]);
  });

  it('shows no count without a menu or a count (R-005)', () => {
    expect(toAreaTree('Product', [], [count('bearings', 7)]).products).toBeUndefined();
    expect(toAreaTree('Product', menu, undefined).products).toBeUndefined();
    expect(firstPath(toAreaTree('Product', [], []))).toEqual(['Product']);
  });
});
