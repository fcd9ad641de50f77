import 'server-only';
import { getCategoryMenu, listCategoryItemsCount, listCategoryProperties } from '@bazaar/api/categories';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { listSuppliers } from '@bazaar/api/suppliers';
import { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu';
import { cache } from 'react';
import { load } from '@/platform/data/load';
import { valueOr } from '@/platform/data/loaded';
import { type AreaTree, toAreaTree } from './category-tree';

/** Two rows of the grid. */
const NEWEST_SHOWN = 8;
const SUPPLIERS_SHOWN = 8;

export const loadNewest = cache(() =>
  load('record', ['newest-products'], (request) =>
    listSupplierProducts({ sort: '-createdAt', pageNumber: 1, pageSize: NEWEST_SHOWN }, request),
  ),
);

export const loadConfirmedSuppliers = cache(() =>
  load('record', ['confirmed-suppliers'], (request) =>
    listSuppliers({ sort: '-rank', confirmedOnly: true, pageNumber: 1, pageSize: SUPPLIERS_SHOWN }, request),
  ),
);

const loadCounts = cache(() =>
  load('category', ['counts'], (request) => listCategoryItemsCount(undefined, request)),
);

const loadMenu = cache((area: CategoryType) =>
  load('reference', ['menu'], (request) => getCategoryMenu({ categoryTypes: [area] }, request)),
);

/** The four areas with their trees, four calls side by side; one that fails is there without children. */
export async function loadAreas(): Promise<AreaTree[]> {
  const counts = loadCounts();
  return Promise.all(
    CATEGORY_TYPES.map(async (area) => {
      const menus = valueOr(await loadMenu(area), []);
      const entries = menus.find(({ categoryType }) => categoryType === area)?.subcategories ?? [];
      return toAreaTree(area, entries, valueOr(await counts, undefined));
    }),
  );
}

export const loadProperties = cache((categoryId: string) =>
  load('category', [`category:${categoryId}`], (request) =>
    listCategoryProperties(categoryId, { filterable: true }, request),
  ),
);
