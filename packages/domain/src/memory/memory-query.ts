import type { FavouriteObject } from '../favourites/favourite';
import { readObjectKey, writeObjectKey } from '../object-timeline/object-key';
import type { MemoryList } from './memory-kinds';

export const NOTE_COLORS = ['Yellow', 'Blue', 'Green', 'Red', 'Purple', 'Gray'] as const;
export type NoteColorName = (typeof NOTE_COLORS)[number];

export const REMINDERS = ['Upcoming', 'Due', 'None'] as const;
export type ReminderState = (typeof REMINDERS)[number];

/** Orders of each list; the first is its own and stands in no address. */
export const SORTS_OF_LIST = {
  notes: ['-updatedAt', 'remindAt', 'createdAt'],
  favourites: ['-createdAt', 'createdAt', 'title'],
  visits: [],
} as const;
export type MemorySort = (typeof SORTS_OF_LIST)[MemoryList][number];

export const MEMORY_PAGE_SIZE = 25;
/** Most pages that one list extends to; beyond them one searches. */
export const MOST_PAGES = 20;
const LONGEST_TERM = 120;

/** What the address of a list says besides its kind. */
export interface MemoryQuery {
  readonly term: string;
  readonly color?: NoteColorName | undefined;
  readonly reminder?: ReminderState | undefined;
  readonly sort?: MemorySort | undefined;
  /** Pages that are shown, one below the other. */
  readonly pages: number;
  /** The object whose timeline is open. */
  readonly object?: FavouriteObject | undefined;
}

/** Reads the query of a list's address. What the list does not have, or is invalid, is left out. */
export function parseMemoryQuery(list: MemoryList, query: Pick<URLSearchParams, 'get'>): MemoryQuery {
  const isNotes = list === 'notes';
  const pages = Number(query.get('page') ?? '1');
  return {
    term: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TERM),
    color: isNotes ? NOTE_COLORS.find((color) => color === query.get('color')) : undefined,
    reminder: isNotes ? REMINDERS.find((reminder) => reminder === query.get('reminder')) : undefined,
    sort: SORTS_OF_LIST[list].find((sort, index) => index > 0 && sort === query.get('sort')),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
    object: readObjectKey(query.get('object')),
  };
}

/** Writes a query without «?»; empty for the whole list. */
export function writeMemoryQuery({ term, color, reminder, sort, pages, object }: MemoryQuery): string {
  const query = new URLSearchParams();
  if (term !== '') query.set('q', term);
  for (const [key, value] of Object.entries({ color, reminder, sort })) {
    if (value !== undefined) query.set(key, value);
  }
  if (pages > 1) query.set('page', String(pages));
  if (object !== undefined) query.set('object', writeObjectKey(object));
  return query.toString().replace(/%7E/g, '~');
}

export type MemoryChange = { readonly [Key in keyof MemoryQuery]?: MemoryQuery[Key] | undefined };

/** Returns the query with a change. A list that is narrowed or ordered otherwise begins at its first page. */
export function changeMemoryQuery(query: MemoryQuery, change: MemoryChange): MemoryQuery {
  const isOtherList = Object.keys(change).some((key) => key !== 'object' && key !== 'pages');
  return {
    ...query,
    ...change,
    term: change.term ?? query.term,
    pages: change.pages ?? (isOtherList ? 1 : query.pages),
  };
}

/** Returns whether anything narrows the list. */
export function isNarrowed({ term, color, reminder }: MemoryQuery): boolean {
  return term !== '' || color !== undefined || reminder !== undefined;
}
