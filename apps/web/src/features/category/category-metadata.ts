import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { categoryMessages as texts } from '@/translations/category';

export function landingMetadata(result: QueryResult<Category>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const category = result.value;
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
