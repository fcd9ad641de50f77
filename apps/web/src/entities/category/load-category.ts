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

/** Loads a category of any level; missing when it is not active. */
export const loadCategory = cache((id: string) =>
  load('category', [`category:${id}`], (request) => getActiveCategory(id, request)),
);

/** Loads the breadcrumb from the category type's root down to the category itself. */
export const loadBreadcrumb = cache((id: string) =>
  load('category', [`category:${id}`], (request) => getCategoryBreadcrumb(id, request)),
);

export const loadChildren = cache((id: string) =>
  load('category', [`category:${id}`], (request) => listCategoryChildren(id, request)),
);

/** Loads the counts of one or several categories; the ids are joined by commas, because `cache` compares by value. */
export const loadItemsCount = cache((ids: string) =>
  load('category', ['counts'], (request) => listCategoryItemsCount({ ids: ids.split(',') }, request)),
);

/** Loads the counts of every category: one call which all pages share, without parameters. */
export const loadAllCounts = cache(() =>
  load('category', ['counts'], (request) => listCategoryItemsCount(undefined, request)),
);

/** Loads the names of the units products are counted in: عدد, کیلوگرم, دستگاه. */
export const loadTradeUnits = cache(() =>
  load('reference', ['trade-units'], (request) => listUnitsOfMeasurement(request)),
);
