import type { CategoryMenuEntry } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { browserNodes, openedIds } from './browser-nodes';

const entry = (id: string, more: Partial<CategoryMenuEntry> = {}): CategoryMenuEntry => ({
  id,
  categoryType: 'Product',
  name: id,
  slug: id,
  isRoot: false,
  level: 2,
  scientificName: id,
  subcategories: [],
  ...more,
});
const menu = (...subcategories: CategoryMenuEntry[]) =>
  browserNodes([entry('Product', { isRoot: true, level: 1, subcategories })]);

it('R-592 counts the products of each category and of the area, and opens the first of each level', () => {
  const { nodes, byId } = menu(
    entry('bearings', {
      productCount: 1200,
      subcategories: [entry('ball', { productCount: 700, supplierCount: 9 })],
    }),
    entry('pumps', { productCount: 34 }),
  );
  expect(nodes[0]?.count).toBe('۱٬۲۳۴');
  expect(nodes[0]?.children.map(({ count }) => count)).toEqual(['۱٬۲۰۰', '۳۴']);
  expect(byId.get('ball')).toMatchObject({ products: 700, suppliers: 9 });
  expect(openedIds(nodes[0])).toEqual(['Product', 'bearings', 'ball']);
});

it('R-592 counts nothing where the menus tell no numbers', () => {
  const { nodes } = menu(entry('bearings'));
  expect([nodes[0]?.count, nodes[0]?.children[0]?.count]).toEqual([undefined, undefined]);
  expect(openedIds(undefined)).toEqual([]);
});
