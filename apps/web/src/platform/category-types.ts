export { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu/menu';
