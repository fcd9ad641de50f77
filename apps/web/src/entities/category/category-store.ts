import { createCategoryStore } from '@bazaar/domain/client-state/category-store';

/** The group `category` of the client state in this tab: the four menus and the selected properties of the list on screen. */
export const categoryStore = createCategoryStore();
