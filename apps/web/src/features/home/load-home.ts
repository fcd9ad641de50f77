import 'server-only';
import { getCategoryMenu, listCategoryProperties } from '@bazaar/api/categories';
import { listTopFaqQuestions } from '@bazaar/api/faq';
import { listMediaVideos } from '@bazaar/api/media-videos';
import { listPages, listPagesByPageType } from '@bazaar/api/pages';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { listSuppliers } from '@bazaar/api/suppliers';
import { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu';
import { cache } from 'react';
import { loadAllCounts } from '@/entities/category/load-category';
import { load } from '@/lib/data/load';
import { valueOr } from '@/lib/data/query-result';
import { type AreaTree, toAreaTree } from './browser/category-tree';

/** Two rows of the grid. */
const NEWEST_SHOWN = 8;
const SUPPLIERS_SHOWN = 8;
/** More than are shown: announcements are among the newest contents, and have a place of their own. */
const ARTICLES_READ = 15;
const VIDEOS_SHOWN = 4;
const QUESTIONS_SHOWN = 5;

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

/** Loads all announcements, past and present. */
export const loadAnnouncements = cache(() =>
  load('record', ['announcements'], (request) =>
    listPagesByPageType({ contentType: 'announcement', pageNumber: 1, pageSize: 10 }, request),
  ),
);

export const loadArticles = cache(() =>
  load('category', ['newest-contents'], (request) =>
    listPages({ pageNumber: 1, pageSize: ARTICLES_READ }, request),
  ),
);

export const loadVideos = cache(() =>
  load('category', ['newest-videos'], (request) =>
    listMediaVideos({ sort: '-publishedAt', pageNumber: 1, pageSize: VIDEOS_SHOWN }, request),
  ),
);

export const loadQuestions = cache(() =>
  load('category', ['top-questions'], (request) => listTopFaqQuestions({ count: QUESTIONS_SHOWN }, request)),
);

const loadMenu = cache((area: CategoryType) =>
  load('reference', ['menu'], (request) => getCategoryMenu({ categoryTypes: [area] }, request)),
);

/** Loads the four areas with their trees by four parallel calls; one that fails has no children. */
export async function loadAreas(): Promise<AreaTree[]> {
  const counts = loadAllCounts();
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
