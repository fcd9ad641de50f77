import 'server-only';
import type { CategoryType } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { areaSearchMessages as texts } from '@/messages/area-search';
import { categoryMessages } from '@/messages/category';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { type AreaAddress, isPlain } from './area-address';

/** Only the area as it is may be kept by search engines; every search in it is a list of lists. */
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
