import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SelectedCategoryProperty } from '../catalogue-filter/filter';
import {
  type CategoryMenuEntry,
  emptyRoots,
  type FetchedMenu,
  fillRoots,
  isPopulated,
} from '../category-menu/menu';

/** The `category` group of the specification's client state. */
export interface CategoryState {
  /** The four roots with their menus; always four. */
  readonly categoriesTypes: readonly CategoryMenuEntry[];
  readonly selectedCategoryProperties: readonly SelectedCategoryProperty[];
  /** Set by every add, remove, set and change; cleared when the filter has been applied to the address. */
  readonly changedCategoryPropertiesFilter: boolean;
}

export interface CategoryStore extends StoreApi<CategoryState> {
  /** Returns false once every root has a child: the menus are then never fetched again. */
  needsFetch(): boolean;
  /**
   * Fills the roots from the server's menus, the tab's storage or the four calls; failed calls are left out. Does nothing once populated.
   */
  fill(menus: readonly FetchedMenu[]): void;
}

/** Creates a store with four empty roots and the given selection. `bindCategoryFilter` binds the actions that change the selection. */
export function createCategoryStore(selected: readonly SelectedCategoryProperty[] = []): CategoryStore {
  const store = createStore<CategoryState>(() => ({
    categoriesTypes: emptyRoots(),
    selectedCategoryProperties: selected,
    changedCategoryPropertiesFilter: false,
  }));
  const needsFetch = () => !isPopulated(store.getState().categoriesTypes);
  return {
    ...store,
    needsFetch,
    fill(menus) {
      if (needsFetch()) {
        store.setState(({ categoriesTypes }) => ({ categoriesTypes: fillRoots(categoriesTypes, menus) }));
      }
    },
  };
}
