import 'server-only';
import { listContentTypes } from '@bazaar/api/content-types';
import { listMediaVideos } from '@bazaar/api/media-videos';
import type { ContentType, PagedMediaVideo, PagedPageSummary } from '@bazaar/api/model';
import { listPages } from '@bazaar/api/pages';
import { cache } from 'react';
import { primaryData } from '@/lib/data/critical-data';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, valueOr } from '@/lib/data/query-result';

const CONTENTS_PAGE_SIZE = 25;
const MOST_VIDEOS = 12;

export interface ContentsResult {
  readonly pages: QueryResult<PagedPageSummary>;
  readonly videos: QueryResult<PagedMediaVideo>;
  readonly types: readonly ContentType[];
}

const loadPages = cache((supplierId: string, pageNumber: number) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listPages({ supplierId, pageNumber, pageSize: CONTENTS_PAGE_SIZE }, request),
  ),
);

const loadVideos = cache((supplierId: string) =>
  load('record', [`supplier:${supplierId}`], (request) =>
    listMediaVideos({ supplierId, pageSize: MOST_VIDEOS }, request),
  ),
);

const loadTypes = cache(() =>
  load('category', ['content-types'], (request) =>
    listContentTypes({ pageType: 'SupplierContent' }, request),
  ),
);

/** Starts the reads that need only the id, beside that of the supplier. */
export function preloadContents(supplierId: string, pageNumber: number): void {
  void loadPages(supplierId, pageNumber);
  void loadVideos(supplierId);
  void loadTypes();
}

export async function loadContents(supplierId: string, pageNumber: number): Promise<ContentsResult> {
  const [pages, videos, types] = await Promise.all([
    primaryData(loadPages(supplierId, pageNumber)),
    optionalData(loadVideos(supplierId)),
    loadTypes(),
  ]);
  return { pages, videos, types: valueOr(types, []) };
}
