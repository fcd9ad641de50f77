import { toLatinDigits } from '@bazaar/domain/persian';
import type { QueryRecord } from '@/lib/navigation/search-params';

export const CONTENT_SORTS = { newest: '-publishedAt', read: '-visitCount', liked: '-likeCount' } as const;
export type ContentSort = keyof typeof CONTENT_SORTS;

/** State of a list of contents in the address. */
export interface ContentsAddress {
  readonly pageNumber: number;
  readonly sort: ContentSort;
  /** Only with this label. */
  readonly label?: string;
  /** Only of this kind. */
  readonly typeId?: string;
}

const LAST_PAGE = 10_000;
const LONGEST_LABEL = 60;

/** Parses the address of a list; what it does not know is left out. */
export function parseContentsAddress(query: QueryRecord): ContentsAddress {
  const first = (key: string) => ([query[key]].flat()[0] ?? '').trim();
  const page = Number(toLatinDigits(first('pageNumber')));
  const sort = first('sort');
  const label = first('label').normalize('NFC');
  const type = first('type');
  return {
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sort: Object.hasOwn(CONTENT_SORTS, sort) ? (sort as ContentSort) : 'newest',
    ...(label === '' || label.length > LONGEST_LABEL ? {} : { label }),
    ...(/^[\w-]{1,64}$/.test(type) ? { typeId: type } : {}),
  };
}

/** Returns the address of a list in a state; the plain path for its first page as it is. */
export function contentsHref(path: string, { pageNumber, sort, label, typeId }: ContentsAddress): string {
  const params = new URLSearchParams([
    ...(typeId === undefined ? [] : [['type', typeId]]),
    ...(label === undefined ? [] : [['label', label]]),
    ...(sort === 'newest' ? [] : [['sort', sort]]),
    ...(pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : []),
  ]);
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Returns the canonical address: a further page is a page of its own; order and choices are those of the whole list. */
export function canonicalContents(path: string, address: ContentsAddress): string {
  const { pageNumber, sort, label, typeId } = address;
  const isWhole = sort === 'newest' && label === undefined && typeId === undefined;
  return isWhole ? contentsHref(path, { pageNumber, sort }) : path;
}
