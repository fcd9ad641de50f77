import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { compareMessages as texts } from '@/messages/compare';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';

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
