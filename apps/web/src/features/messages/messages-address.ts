import { isQuestionType, type RequestedObject } from '@/entities/conversation/question-object';
import { paths } from '@/lib/navigation/paths';

/** Filters of the list; without one it shows everything that is not archived. */
export const FILTERS = ['unread', 'requests', 'archive'] as const;
export type MessagesFilter = (typeof FILTERS)[number];

/** What the page's address shows. */
export interface MessagesPlace {
  /** Id of the open conversation. */
  readonly id?: string | undefined;
  /** Object of the question being written. */
  readonly requested?: RequestedObject | undefined;
  readonly filter?: MessagesFilter | undefined;
  /** Search text of the list. */
  readonly term?: string | undefined;
}

const KEYS = ['conversation', 'new', 'objectType', 'objectId', 'filter', 'term'] as const;

export function readPlace(query: Pick<URLSearchParams, 'get'>): MessagesPlace {
  const id = query.get('conversation') || undefined;
  const term = query.get('term')?.trim() || undefined;
  const filter = FILTERS.find((name) => name === query.get('filter'));
  const [objectType, objectId] = [query.get('objectType'), query.get('objectId')];
  const isQuestion = id === undefined && query.get('new') === '1' && isQuestionType(objectType);
  return {
    ...(id === undefined ? {} : { id }),
    ...(isQuestion && objectId ? { requested: { objectType, objectId } } : {}),
    ...(filter === undefined ? {} : { filter }),
    ...(term === undefined ? {} : { term }),
  };
}

/** Returns the address of a conversation, or of the list without one; filter and search stay in it. */
export function placeHref({ id, filter, term }: Omit<MessagesPlace, 'requested'>): string {
  const query = new URLSearchParams({
    ...(filter === undefined ? {} : { filter }),
    ...(term === undefined || term === '' ? {} : { term }),
    ...(id === undefined ? {} : { conversation: id }),
  });
  return query.size === 0 ? paths.messages : `${paths.messages}?${query}`;
}

/** Returns the requested address, to which the login returns; unknown keys are left out. */
export function requestedAddress(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const stored = KEYS.flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return stored.length === 0 ? paths.messages : `${paths.messages}?${new URLSearchParams(stored)}`;
}
