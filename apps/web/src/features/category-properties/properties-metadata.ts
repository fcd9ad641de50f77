import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { categoryMessages } from '@/messages/category';
import { categoryPropertiesMessages as texts } from '@/messages/category-properties';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';

export function propertiesMetadata(loaded: Loaded<Category>): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const category = loaded.value;
  return pageMetadata({
    path: paths.categoryProperties(category),
    title: texts.title(category.name),
    parents: [categoryMessages.areas[category.categoryType].name],
    description: texts.description(category.name, category.scientificName ?? category.name),
  });
}
