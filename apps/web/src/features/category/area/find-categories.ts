import { listCategories } from '@bazaar/api/categories';
import type { CategoryType } from '@bazaar/api/model';
import { toCells } from '../landing-model';
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
    return { state: 'ready', cells: toCells(items, []), totalCount };
  } catch {
    return { state: 'failed' };
  }
}
