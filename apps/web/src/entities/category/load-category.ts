import 'server-only';
import {
  getActiveCategory,
  getCategoryBreadcrumb,
  listCategoryChildren,
  listCategoryItemsCount,
} from '@bazaar/api/categories';
import { listUnitsOfMeasurement } from '@bazaar/api/units';
import { cache } from 'react';
import { load } from '@/lib/data/load';

/** A category of any level; missing when it is not active. */
export const loadCategory = cache((id: string) =>
  load('category', [`category:${id}`], (request) => getActiveCategory(id, request)),
);

/** From the area's group down to the category itself. */
export const loadBreadcrumb = cache((id: string) =>
  load('category', [`category:${id}`], (request) => getCategoryBreadcrumb(id, request)),
);

export const loadChildren = cache((id: string) =>
  load('category', [`category:${id}`], (request) => listCategoryChildren(id, request)),
);

/** Counts of one category, or of several; the ids come joined by commas, because `cache` compares by value. */
export const loadItemsCount = cache((ids: string) =>
  load('category', ['counts'], (request) => listCategoryItemsCount({ ids: ids.split(',') }, request)),
);

/** Counts of every category: one call which all pages share, and which needs to wait for nothing. */
export const loadAllCounts = cache(() =>
  load('category', ['counts'], (request) => listCategoryItemsCount(undefined, request)),
);

/** Names of what goods are counted in: عدد, کیلوگرم, دستگاه. */
export const loadTradeUnits = cache(() =>
  load('reference', ['trade-units'], (request) => listUnitsOfMeasurement(request)),
);
