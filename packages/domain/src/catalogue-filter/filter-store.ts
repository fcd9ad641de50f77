import { type CategoryStore, createCategoryStore } from '../client-state/category-store';
import { bindCategoryFilter, type CategoryFilterActions } from './bind-filter';
import type { SelectedCategoryProperty } from './filter';

export interface CategoryFilterStore extends CategoryStore, CategoryFilterActions {}

/** A category store of its own with the filter's actions, as the list had before it shared the store of the page. */
export function createCategoryFilterStore(
  initial: readonly SelectedCategoryProperty[] = [],
): CategoryFilterStore {
  const store = createCategoryStore(initial);
  return { ...store, ...bindCategoryFilter(store) };
}
