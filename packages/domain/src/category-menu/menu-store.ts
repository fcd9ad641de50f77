/** The menus stand in the group `category` of the client state; this is the name they had before. */
export {
  type CategoryStore as CategoryMenuStore,
  createCategoryStore as createCategoryMenuStore,
} from '../client-state/category-store';
