import { listCategories, listCategoryItemsCount } from '@bazaar/api/categories';
import type { CategoryType } from '@bazaar/api/model';
import { toMatches } from '../landing-model';
import type { AreaMatchesView } from './area-matches';

const SHOWN = 50;

/** Searches categories from the browser; a failure is returned as a value. */
export async function findCategories(categoryType: CategoryType, term: string): Promise<AreaMatchesView> {
  try {
    const { items, totalCount } = await listCategories({
      categoryType,
      term,
      pageNumber: 1,
      pageSize: SHOWN,
    });
    const ids = items.filter(({ hasChildren }) => !hasChildren).map(({ id }) => id);
    // Without counts the categories are still found.
    const counts = ids.length === 0 ? [] : await listCategoryItemsCount({ ids }).catch(() => []);
    return { state: 'ready', ...toMatches(items, counts), totalCount };
  } catch {
    return { state: 'failed' };
  }
}
