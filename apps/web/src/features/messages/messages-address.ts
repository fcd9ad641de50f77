import { isQuestionType, type RequestedObject } from '@/entities/conversation/question-object';
import { paths } from '@/lib/navigation/paths';

/** What the page's address shows. */
export interface MessagesPlace {
  /** Id of the open conversation. */
  readonly id?: string;
  /** Object of the question being written. */
  readonly requested?: RequestedObject;
  readonly isArchive: boolean;
}

const KEYS = ['id', 'new', 'objectType', 'objectId', 'state'] as const;

export function readPlace(query: Pick<URLSearchParams, 'get'>): MessagesPlace {
  const isArchive = query.get('state') === 'Archived';
  const id = query.get('id');
  if (id) return { id, isArchive };
  const [objectType, objectId] = [query.get('objectType'), query.get('objectId')];
  if (query.get('new') !== '1' || !isQuestionType(objectType) || !objectId) return { isArchive };
  return { requested: { objectType, objectId }, isArchive };
}

/** Returns the address of a conversation, or of the list without one. */
export function placeHref({ id, isArchive }: Pick<MessagesPlace, 'id' | 'isArchive'>): string {
  const query = new URLSearchParams({
    ...(isArchive ? { state: 'Archived' } : {}),
    ...(id === undefined ? {} : { id }),
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
