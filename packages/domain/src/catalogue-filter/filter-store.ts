import { createStore, type StoreApi } from 'zustand/vanilla';
import { changeRange, isEmptyProperty, type RangeChange } from './change-property';
import type { SelectedCategoryProperty } from './filter';
import { orderRange } from './read-property';

export interface CategoryFilterState {
  readonly selectedCategoryProperties: readonly SelectedCategoryProperty[];
  /** Set by every add, remove, set and change; cleared when the filter has been applied to the address. */
  readonly changedCategoryPropertiesFilter: boolean;
}

export interface CategoryFilterStore extends StoreApi<CategoryFilterState> {
  /** Adds a property, or puts it in the place of the one with the same id. */
  add(property: SelectedCategoryProperty): void;
  remove(propertyId: string): void;
  /** Replaces the whole selection. */
  set(properties: readonly SelectedCategoryProperty[]): void;
  /** Changes the supplied parts of a range. An unknown property, or one that is no range, stays as it is. */
  change(propertyId: string, change: RangeChange): void;
  /** What goes to the address: empty conditions dropped, ranges the right way round. Clears the mark. */
  apply(): readonly SelectedCategoryProperty[];
}

/** A new store for the filter panel of one category, starting from what its address says. */
export function createCategoryFilterStore(
  initial: readonly SelectedCategoryProperty[] = [],
): CategoryFilterStore {
  const store = createStore<CategoryFilterState>(() => ({
    selectedCategoryProperties: initial,
    changedCategoryPropertiesFilter: false,
  }));
  const selected = () => store.getState().selectedCategoryProperties;
  const put = (selectedCategoryProperties: readonly SelectedCategoryProperty[]) =>
    store.setState({ selectedCategoryProperties, changedCategoryPropertiesFilter: true });
  return {
    ...store,
    add: (property) => put(withProperty(selected(), property)),
    remove: (propertyId) => put(selected().filter((property) => property.propertyId !== propertyId)),
    set: put,
    change: (propertyId, change) =>
      put(
        selected().map((property) =>
          property.propertyId === propertyId && property.kind === 'range'
            ? changeRange(property, change)
            : property,
        ),
      ),
    apply() {
      const applied = selected()
        .filter((property) => !isEmptyProperty(property))
        .map((property) => (property.kind === 'range' ? orderRange(property).property : property));
      store.setState({ selectedCategoryProperties: applied, changedCategoryPropertiesFilter: false });
      return applied;
    },
  };
}

/** The selection with the property added, or replaced where it stood. */
export function withProperty(
  properties: readonly SelectedCategoryProperty[],
  property: SelectedCategoryProperty,
): readonly SelectedCategoryProperty[] {
  const isKnown = properties.some(({ propertyId }) => propertyId === property.propertyId);
  if (!isKnown) return [...properties, property];
  return properties.map((known) => (known.propertyId === property.propertyId ? property : known));
}
