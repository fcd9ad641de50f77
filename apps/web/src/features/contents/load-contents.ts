import 'server-only';
import { getContentTypeTree } from '@bazaar/api/content-types';
import { listPages, listPagesByContentType, listPagesByLabel } from '@bazaar/api/pages';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { CONTENT_SORTS, type ContentSort, type ContentsAddress } from './contents-address';
import { PAGE_SIZE } from './contents-data';

/** Loads all kinds as a tree. */
export const loadContentTree = cache(() =>
  load('category', ['content-types'], (request) => getContentTypeTree(request)),
);

interface ListSource {
  readonly kind: 'type' | 'label' | 'category';
  readonly of: string;
}

/** Loads one page of a list with the counts of its choices. */
export function loadContents({ kind, of }: ListSource, address: ContentsAddress) {
  const { pageNumber, sort, label, typeId } = address;
  return loaders[kind](of, pageNumber, sort, label, typeId);
}

const common = (pageNumber: number, sort: ContentSort) =>
  ({ pageNumber, pageSize: PAGE_SIZE, sort: CONTENT_SORTS[sort], withFacets: true }) as const;

const within = (typeId: string | undefined) => (typeId === undefined ? {} : { contentTypeId: typeId });

// Arguments are plain values, because `cache` compares by value.
const loaders = {
  type: cache((contentTypeId: string, pageNumber: number, sort: ContentSort, label?: string) =>
    load('category', ['contents'], (request) =>
      listPagesByContentType(
        { contentTypeId, ...common(pageNumber, sort), ...(label === undefined ? {} : { label }) },
        request,
      ),
    ),
  ),
  label: cache((label: string, pageNumber: number, sort: ContentSort, _label?: string, typeId?: string) =>
    load('category', ['contents'], (request) =>
      listPagesByLabel({ label, ...common(pageNumber, sort), ...within(typeId) }, request),
    ),
  ),
  category: cache(
    (categoryId: string, pageNumber: number, sort: ContentSort, label?: string, typeId?: string) =>
      load('category', ['contents'], (request) =>
        listPages(
          {
            categoryId,
            ...common(pageNumber, sort),
            ...within(typeId),
            ...(label === undefined ? {} : { labels: [label] }),
          },
          request,
        ),
      ),
  ),
} as const;
