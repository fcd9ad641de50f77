import 'server-only';
import { getCategoryMenu } from '@bazaar/api/categories';
import { CATEGORY_TYPES, type CategoryType } from '@bazaar/domain/category-menu/menu';
import { formatNumber } from '@bazaar/domain/persian';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';

/** The groups of an area as links. */
export interface AreaGroups {
  readonly area: CategoryType;
  readonly groups: readonly { readonly text: string; readonly href: string; readonly count?: string }[];
}

const MOST_GROUPS = 7;

const loadMenu = cache(() =>
  load('reference', ['menu'], (request) => getCategoryMenu({ categoryTypes: [...CATEGORY_TYPES] }, request)),
);

/** Returns the first groups of every area, by one call; none when it cannot be read, because the assistant works without. */
export async function loadAreaGroups(): Promise<readonly AreaGroups[]> {
  const menus = valueOr(await optionalData(loadMenu()), []);
  return CATEGORY_TYPES.flatMap((area) => {
    const groups = menus.find(({ categoryType }) => categoryType === area)?.subcategories ?? [];
    if (groups.length === 0) return [];
    return {
      area,
      groups: groups.slice(0, MOST_GROUPS).map((group) => ({
        text: group.name,
        href: paths.category(group),
        ...(group.productCount === undefined ? {} : { count: formatNumber(group.productCount) }),
      })),
    };
  });
}
