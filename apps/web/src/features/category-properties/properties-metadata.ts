import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { categoryMessages } from '@/translations/category';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';

export function propertiesMetadata(result: QueryResult<Category>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const category = result.value;
  return pageMetadata({
    path: paths.categoryProperties(category),
    title: texts.title(category.name),
    parents: [categoryMessages.areas[category.categoryType].name],
    description: texts.description(category.name, category.scientificName ?? category.name),
  });
}
