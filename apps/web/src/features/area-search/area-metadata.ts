import 'server-only';
import type { CategoryType } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { areaSearchMessages as texts } from '@/translations/area-search';
import { categoryMessages } from '@/translations/category';
import { type AreaAddress, isPlain } from './area-address';

/** Returns the page's metadata. Only the area without filters may be indexed; every search in it is a list of lists. */
export function areaSearchMetadata(categoryType: CategoryType, address: AreaAddress): Metadata {
  const area = categoryMessages.areas[categoryType].name;
  const { term } = address.filter;
  return pageMetadata({
    path: paths.productSearch(categoryType),
    title: term === '' ? texts.title(area) : texts.resultsFor(term, area),
    description: texts.description(area),
    isHidden: !isPlain(address),
  });
}
