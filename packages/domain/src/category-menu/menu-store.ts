import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CategoryMenuEntry, emptyRoots, type FetchedMenu, fillRoots, isPopulated } from './menu';

export interface CategoryMenuState {
  /** The list of category types with their menus: four roots, always. */
  readonly categoriesTypes: readonly CategoryMenuEntry[];
}

export interface CategoryMenuStore extends StoreApi<CategoryMenuState> {
  /** False once every root has a child: the menus are then never fetched again. */
  needsFetch(): boolean;
  /** Fills the roots from the answers of the four calls; a failed call is simply not among them. Does nothing once populated. */
  fill(menus: readonly FetchedMenu[]): void;
}

/** A new store with four empty roots. */
export function createCategoryMenuStore(): CategoryMenuStore {
  const store = createStore<CategoryMenuState>(() => ({ categoriesTypes: emptyRoots() }));
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
