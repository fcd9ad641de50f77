import { parseSecond } from '@bazaar/domain/captions/playback-time';
import { toLatinDigits } from '@bazaar/domain/persian';
import { paths } from '@/lib/navigation/paths';

/** State of the page of videos in its address. */
export interface VideosAddress {
  readonly pageNumber: number;
  readonly term: string;
  readonly tag?: string;
  readonly categoryId?: string;
  readonly sort: VideoSort;
  /** The video that is open, and the second it begins at. */
  readonly videoId?: string;
  readonly second?: number;
}

export type VideoSort = 'new' | 'watched';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const LAST_PAGE = 10_000;
const LONGEST_TERM = 120;
const LONGEST_TAG = 60;
const ID = /^[\w-]{1,64}$/;

export function parseVideosAddress(query: Query): VideosAddress {
  const first = (key: string) => ([query[key]].flat()[0] ?? '').trim();
  const page = Number(toLatinDigits(first('pageNumber')));
  const tag = first('tag').slice(0, LONGEST_TAG);
  const second = parseSecond(first('t'));
  return {
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    term: first('term').slice(0, LONGEST_TERM),
    sort: first('sort') === 'watched' ? 'watched' : 'new',
    ...(tag === '' ? {} : { tag }),
    ...(ID.test(first('categoryId')) ? { categoryId: first('categoryId') } : {}),
    ...(ID.test(first('v')) ? { videoId: first('v') } : {}),
    ...(second === undefined ? {} : { second }),
  };
}

/** Returns the address of the list; the open video is not part of it. */
export function videosHref(address: Partial<VideosAddress>): string {
  const params = new URLSearchParams(listState(address).map(([name, value]) => [name, value]));
  if (address.pageNumber !== undefined && address.pageNumber > 1)
    params.set('pageNumber', String(address.pageNumber));
  return params.size === 0 ? paths.videos : `${paths.videos}?${params}`;
}

/** Returns what a list is narrowed and sorted by, as names and values of its address. */
export function listState({
  term = '',
  tag,
  categoryId,
  sort,
}: Partial<VideosAddress>): readonly (readonly [string, string])[] {
  return [
    ...(term === '' ? [] : [['term', term] as const]),
    ...(tag === undefined ? [] : [['tag', tag] as const]),
    ...(categoryId === undefined ? [] : [['categoryId', categoryId] as const]),
    ...(sort === 'watched' ? [['sort', sort] as const] : []),
  ];
}

export function isFiltered({ term, tag, categoryId }: VideosAddress): boolean {
  return term !== '' || tag !== undefined || categoryId !== undefined;
}
