import type { CategoryMenu } from '@bazaar/api/model';
import { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu/menu';
import { createCategoryMenuStore } from '@bazaar/domain/category-menu/menu-store';

/** The four menus of this browser tab; they begin as empty roots (specification §4). */
export const categoryMenuStore = createCategoryMenuStore();
let running: Promise<void> | undefined;

/**
 * Fills the menus: four calls, in parallel, once. Nothing is asked when every root has a child; a call that fails leaves
 * its root empty and says so in the console only (specification §8).
 */
export function fillCategoryMenus(): Promise<void> {
  if (!categoryMenuStore.needsFetch()) return Promise.resolve();
  running ??= Promise.all(CATEGORY_TYPES.map(readMenu))
    .then((menus) => categoryMenuStore.fill(menus.flat()))
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function readMenu(categoryType: CategoryType): Promise<CategoryMenu[]> {
  try {
    const { getCategoryMenu } = await import('@bazaar/api/categories');
    return await getCategoryMenu({ categoryTypes: [categoryType] });
  } catch (error) {
    console.error(`The menu of ${categoryType} could not be read`, error);
    return [];
  }
}
