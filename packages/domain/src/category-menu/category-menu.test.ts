import { expect, it } from 'vitest';
import { createCategoryStore } from '../client-state/category-store';
import {
  CATEGORY_TYPES,
  type CategoryMenuEntry,
  type CategoryType,
  emptyRoots,
  isCategoryType,
  isPopulated,
} from './menu';

const child = (categoryType: CategoryType): CategoryMenuEntry => ({
  id: `c-${categoryType}`,
  categoryType,
  name: 'زیردسته',
  isRoot: false,
  level: 2,
  scientificName: '',
  subcategories: [],
});
const menuOf = (categoryType: CategoryType) => ({ categoryType, subcategories: [child(categoryType)] });
const all = CATEGORY_TYPES.map(menuOf);

it('R-001 has four areas in their order', () => {
  expect(emptyRoots().map(({ categoryType, name }) => [categoryType, name])).toEqual([
    ['IndustrialService', 'خدمات صنعتی'],
    ['Product', 'محصولات'],
    ['ConsultingService', 'خدمات مشاوره‌ای'],
    ['ElectronicDocument', 'اسناد الکترونیکی'],
  ]);
  expect(isCategoryType('Product')).toBe(true);
  expect(isCategoryType('product')).toBe(false);
});

it('R-002 starts with four roots of level 1 without children', () => {
  const { categoriesTypes } = createCategoryStore().getState();
  expect(categoriesTypes).toHaveLength(4);
  for (const root of categoriesTypes) {
    expect(root).toMatchObject({ isRoot: true, level: 1, subcategories: [] });
  }
});

it('R-003 is populated only when every root has a child', () => {
  const store = createCategoryStore();
  store.fill(all.slice(0, 3));
  expect(store.needsFetch()).toBe(true);
  store.fill(all.slice(3));
  expect(store.needsFetch()).toBe(false);
  expect(isPopulated(store.getState().categoriesTypes.slice(1))).toBe(false);
  expect(isPopulated([])).toBe(false);
});

it('R-004 does not fill again once populated', () => {
  const store = createCategoryStore();
  store.fill(all);
  const before = store.getState();
  store.fill([{ categoryType: 'Product', subcategories: [child('Product'), child('Product')] }]);
  expect(store.getState()).toBe(before);
});

it('R-005 keeps four roots when responses fail, are empty, or name no area', () => {
  const store = createCategoryStore();
  store.fill([]);
  store.fill([
    { categoryType: 'Product', subcategories: [] },
    { categoryType: 'Vehicle', subcategories: [child('Product')] },
  ]);
  expect(store.getState().categoriesTypes).toEqual(emptyRoots());
  store.fill([menuOf('Product')]);
  store.fill([{ categoryType: 'Product', subcategories: [] }]);
  expect(
    store.getState().categoriesTypes.find(({ categoryType }) => categoryType === 'Product')?.subcategories,
  ).toEqual([child('Product')]);
});
