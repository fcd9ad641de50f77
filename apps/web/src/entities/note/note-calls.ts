import { httpClient } from '@bazaar/api/http';
import type { Note, NoteChange } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

// As with favourites: the generated fetchers bring the query library along, too much for a public page.
const PATH = '/api/v1/notes';
const JSON_TYPE = { 'content-type': 'application/json' };
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** What a note says; what is left out is not there. */
export type NoteContent = Pick<Note, 'text' | 'color' | 'remindAt'>;

/** The visitor's notes on a thing, newest first. */
export function findNotes({ objectType, objectId }: FavouriteObject): Promise<Note[]> {
  return httpClient<Note[]>(`${PATH}/by-object-id?${new URLSearchParams({ objectType, objectId })}`);
}

/** Writes one; the same `key` with the same text twice writes once. */
export function addNote(
  { objectType, objectId }: FavouriteObject,
  { text, color, remindAt }: NoteContent,
  key: string,
): Promise<Note> {
  return httpClient<Note>(PATH, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'idempotency-key': key },
    body: JSON.stringify({ objectType, objectId, text, color, remindAt }),
  });
}

/** Changes the text and keeps colour and reminder, which a change would otherwise take away. 409 when the note has moved on. */
export function changeNote({ id, color, remindAt, version }: Note, text: string): Promise<Note> {
  const change: NoteChange = {
    text,
    version,
    ...(color ? { color } : {}),
    ...(remindAt ? { remindAt } : {}),
  };
  return httpClient<Note>(pathOf(id), { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify(change) });
}

export async function removeNote(id: string): Promise<void> {
  await httpClient(pathOf(id), { method: 'DELETE' });
}
