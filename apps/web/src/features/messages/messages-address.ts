import { isQuestionType, type RequestedObject } from '@/entities/conversation/question-object';
import { paths } from '@/lib/navigation/paths';

/** What the address of the page says is on screen. */
export interface MessagesPlace {
  /** The open conversation. */
  readonly id?: string;
  /** A question that is being written, about this. */
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

/** The address of a conversation, or of the list without one. */
export function placeHref({ id, isArchive }: Pick<MessagesPlace, 'id' | 'isArchive'>): string {
  const query = new URLSearchParams({
    ...(isArchive ? { state: 'Archived' } : {}),
    ...(id === undefined ? {} : { id }),
  });
  return query.size === 0 ? paths.messages : `${paths.messages}?${query}`;
}

/** The address asked for, as the login has to lead back to it; keys nobody knows are left out. */
export function requestedAddress(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const stored = KEYS.flatMap((key) => {
    const value = query[key];
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return stored.length === 0 ? paths.messages : `${paths.messages}?${new URLSearchParams(stored)}`;
}
