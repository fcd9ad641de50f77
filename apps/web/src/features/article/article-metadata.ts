import 'server-only';
import type { Page } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { articlePath } from '@/entities/article/article-path';
import type { QueryResult } from '@/lib/data/query-result';
import { pictureAt } from '@/lib/media/picture-view';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';

/** Returns title, description and picture of a content's page. */
export function articleMetadata(result: QueryResult<Page>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const page = result.value;
  const { title, summary, seo, cover, contentTypeTitle, uniquePageName } = page;
  return pageMetadata({
    path: articlePath(page),
    title: seo.title || title,
    ...(uniquePageName === undefined ? { parents: [contentTypeTitle] } : {}),
    description: seo.description || summary || title,
    ...(cover ? { image: pictureAt(cover, 1024) } : {}),
    isHidden: seo.noindex,
  });
}
