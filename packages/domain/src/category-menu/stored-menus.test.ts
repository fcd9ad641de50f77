import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCategoryStore } from '../client-state/category-store';
import { CATEGORY_TYPES, emptyRoots } from './menu';
import { MENUS_LIFETIME_MS, parseStoredMenus, writeStoredMenus } from './stored-menus';

const NOW = 1_000_000_000;
const menus = CATEGORY_TYPES.map((categoryType) => ({
  categoryType,
  subcategories: [
    {
      id: `c-${categoryType}`,
      categoryType,
      name: 'زیردسته',
      slug: 'زیردسته',
      isRoot: false,
      level: 2,
      scientificName: '',
      subcategories: [],
    },
  ],
}));
const filled = () => {
  const store = createCategoryStore();
  store.fill(menus);
  return store.getState().categoriesTypes;
};

it('R-007 the next document of a tab starts with the stored menus, and fetches nothing', () => {
  const stored = writeStoredMenus(filled(), NOW);
  const store = createCategoryStore();
  store.fill(parseStoredMenus(stored ?? null, NOW + MENUS_LIFETIME_MS) ?? []);
  expect(store.needsFetch()).toBe(false);
  expect(store.getState().categoriesTypes).toEqual(filled());
});

it('R-007 stores nothing before every root has a child', () => {
  expect(writeStoredMenus(emptyRoots(), NOW)).toBeUndefined();
  const store = createCategoryStore();
  store.fill(menus.slice(1));
  expect(writeStoredMenus(store.getState().categoriesTypes, NOW)).toBeUndefined();
});

it('R-007 fetches again after a day, and for another shape', () => {
  const stored = writeStoredMenus(filled(), NOW) ?? '';
  expect(parseStoredMenus(stored, NOW + MENUS_LIFETIME_MS + 1)).toBeUndefined();
  expect(parseStoredMenus(stored, NOW - 1)).toBeUndefined();
  for (const broken of [
    null,
    '{',
    '[]',
    '{"savedAtMs":1}',
    stored.replace('Product', 'Vehicle'),
    stored.replace('"id"', '"no"'),
  ]) {
    expect(parseStoredMenus(broken, NOW)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseStoredMenus(JSON.stringify({ savedAtMs: NOW, menus: [value] }), NOW) ?? []).toBeInstanceOf(
        Array,
      );
    }),
  );
});
