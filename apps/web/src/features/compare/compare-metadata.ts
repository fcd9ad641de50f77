import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { Loaded } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { unreadMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { compareMessages as texts } from '@/translations/compare';

/** A comparison is one of countless states of the list: it stays out of the index, and the list is its canonical page. */
export function compareMetadata(loaded: Loaded<Category>): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const category = loaded.value;
  return pageMetadata({
    path: paths.categoryProducts(category),
    title: texts.title(category.name),
    description: texts.description(category.name),
    isHidden: true,
  });
}
