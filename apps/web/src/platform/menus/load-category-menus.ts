import 'server-only';
import { getCategoryMenu } from '@bazaar/api/categories';
import type { CategoryMenuEntry } from '@bazaar/api/model';
import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { cache } from 'react';
import { markDegraded } from '../cache/degraded';
import { load } from '../data/load';
import { valueOr } from '../data/loaded';

/**
 * The four menus on the server: four calls in parallel, kept a day. A root whose call failed comes without children,
 * and the page is then kept for seconds only.
 *
 * @returns the children of each of the four roots, in the order of `CATEGORY_TYPES`
 */
export const loadCategoryMenus = cache(async (): Promise<readonly (readonly CategoryMenuEntry[])[]> => {
  const menus = await Promise.all(
    CATEGORY_TYPES.map((type) =>
      load('reference', [`menu:${type}`], (request) => getCategoryMenu({ categoryTypes: [type] }, request)),
    ),
  );
  if (menus.some(({ state }) => state !== 'ready')) await markDegraded();
  return menus.map((menu) => valueOr(menu, []).flatMap(({ subcategories }) => subcategories));
});
