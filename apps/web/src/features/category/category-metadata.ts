import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { categoryMessages as texts } from '@/messages/category';
import { pictureAt } from '@/platform/catalogue/picture-view';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';

export function hubMetadata(loaded: Loaded<Category>): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const category = loaded.value;
  return pageMetadata({
    path: paths.category(category),
    title: category.seo.title ?? category.name,
    parents: [texts.areas[category.categoryType].name],
    description: category.seo.description ?? category.shortDescription ?? texts.description(category.name),
    ...(category.image ? { image: pictureAt(category.image, 1024) } : {}),
    isHidden: category.seo.noindex,
  });
}

export function areaMetadata(categoryType: Category['categoryType']): Metadata {
  const { name, detail } = texts.areas[categoryType];
  return pageMetadata({
    path: paths.categoryType(categoryType),
    title: name,
    description: texts.areaDescription(name, detail),
  });
}
