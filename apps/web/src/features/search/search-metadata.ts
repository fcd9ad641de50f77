import 'server-only';
import type { Metadata } from 'next';
import { paths } from '@/lib/navigation/paths';
import { pageMetadata } from '@/lib/site/page-metadata';
import { searchMessages as texts } from '@/translations/search';
import type { SearchAddress } from './search-address';

/** Returns the page's metadata. Result pages are not indexed: they are lists of lists. */
export function searchMetadata({ term }: SearchAddress): Metadata {
  if (term === '') return pageMetadata({ path: paths.search, title: texts.title });
  return pageMetadata({
    path: paths.searchFor(term),
    title: texts.resultsFor(term),
    description: texts.description(term),
    isHidden: true,
  });
}
