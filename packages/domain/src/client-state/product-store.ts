import { createStore, type StoreApi } from 'zustand/vanilla';

/** The group `product` of the specification's client state: categories of products and the one that is looked at. */
export interface ProductState<Category> {
  readonly categories: readonly Category[];
  readonly selectedCategory: Category | undefined;
}

export interface ProductStore<Category> extends StoreApi<ProductState<Category>> {
  /** Replaces the list. A selected category that is not in it any more is selected no longer. */
  setCategories(categories: readonly Category[]): void;
  /** Selects a category of the list by its id; an unknown id selects none. */
  selectCategory(id: string | undefined): void;
}

export function createProductStore<Category extends { readonly id: string }>(): ProductStore<Category> {
  const store = createStore<ProductState<Category>>(() => ({ categories: [], selectedCategory: undefined }));
  const find = (categories: readonly Category[], id: string | undefined) =>
    categories.find((category) => category.id === id);
  return {
    ...store,
    setCategories: (categories) =>
      store.setState(({ selectedCategory }) => ({
        categories,
        selectedCategory: find(categories, selectedCategory?.id),
      })),
    selectCategory: (id) => store.setState(({ categories }) => ({ selectedCategory: find(categories, id) })),
  };
}
