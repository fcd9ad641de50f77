import 'server-only';
import { listMediaVideos, searchMediaVideos } from '@bazaar/api/media-videos';
import type { Category, MediaVideo, PagedMediaVideo } from '@bazaar/api/model';
import { cache } from 'react';
import { loadCategory } from '@/entities/category/load-category';
import { primaryData } from '@/lib/data/critical-data';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import type { QueryResult } from '@/lib/data/query-result';
import type { VideosAddress } from './videos-address';

export const VIDEOS_ON_PAGE = 12;

export interface VideosResult {
  readonly list: QueryResult<PagedMediaVideo>;
  /** The video of the address; its value is undefined where the service knows none of that id. */
  readonly open?: QueryResult<MediaVideo | undefined>;
  readonly category?: QueryResult<Pick<Category, 'name'>>;
}

/** Loads the video of an address. */
export const loadVideo = cache((id: string) =>
  load('category', [`video:${id}`], async (request) => {
    const { items } = await listMediaVideos({ ids: [id], pageSize: 1 }, request);
    return items[0];
  }),
);

/** Loads the page of videos: the list, the open video and the category's name in one round. */
export async function loadVideos(address: VideosAddress): Promise<VideosResult> {
  const { videoId, categoryId } = address;
  const [list, open, category] = await Promise.all([
    primaryData(loadList(address)),
    videoId === undefined ? undefined : optionalData(loadVideo(videoId)),
    categoryId === undefined ? undefined : loadCategory(categoryId),
  ]);
  return { list, ...(open ? { open } : {}), ...(category ? { category } : {}) };
}

function loadList({ pageNumber, term, tag, categoryId, sort }: VideosAddress) {
  const filter = {
    ...(tag === undefined ? {} : { tag }),
    ...(categoryId === undefined ? {} : { categoryId }),
    sort: sort === 'watched' ? ('-visitCount' as const) : ('-publishedAt' as const),
    pageNumber,
    pageSize: VIDEOS_ON_PAGE,
  };
  return load('category', ['videos'], (request) =>
    term === '' ? listMediaVideos(filter, request) : searchMediaVideos({ term, ...filter }, request),
  );
}
