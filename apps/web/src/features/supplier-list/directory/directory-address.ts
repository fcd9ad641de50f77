import { normaliseInput, toLatinDigits } from '@bazaar/domain/persian';

/** State of a directory in its address. */
export interface DirectoryAddress {
  readonly pageNumber: number;
  /** Head-office city of the suppliers; undefined for the whole country. */
  readonly cityId?: string;
}

/** What else an address may request: both redirect, so that every state of the list has one address. */
export interface DirectoryQuery {
  /** Redirects to the page on which this letter begins. */
  readonly letter?: string;
  /** A search among the suppliers of the area. */
  readonly term?: string;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const ID = /^[\w-]{1,64}$/;
const LAST_PAGE = 10_000;
const LONGEST_TERM = 120;

/** Parses an address; invalid parts fall back to their defaults. */
export function parseDirectoryAddress(query: Query): DirectoryAddress & DirectoryQuery {
  const first = (key: string) => [query[key]].flat()[0] ?? '';
  const page = Number(toLatinDigits(first('pageNumber')));
  const term = normaliseInput(first('term')).slice(0, LONGEST_TERM).trim();
  const letter = [...first('letter')][0];
  return {
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(ID.test(first('cityIds')) ? { cityId: first('cityIds') } : {}),
    ...(letter === undefined ? {} : { letter }),
    ...(term === '' ? {} : { term }),
  };
}

/** Returns the one address of a state of the directory; the first page of all cities has no query. */
export function directoryHref(
  path: string,
  { pageNumber, cityId, letter }: DirectoryAddress & DirectoryQuery,
): string {
  const params = new URLSearchParams();
  if (cityId !== undefined) params.set('cityIds', cityId);
  if (letter !== undefined) params.set('letter', letter);
  else if (pageNumber > 1) params.set('pageNumber', String(pageNumber));
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
