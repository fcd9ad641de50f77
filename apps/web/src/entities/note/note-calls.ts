import type { Note, NoteChange } from '@bazaar/api/model';
import { createNote, deleteNote, listNotesByObject, updateNote } from '@bazaar/api/notes';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** What a note says; what is left out is not there. */
export type NoteContent = Pick<Note, 'text' | 'color' | 'remindAt'>;

/** The visitor's notes on a thing, newest first. */
export function findNotes({ objectType, objectId }: FavouriteObject): Promise<Note[]> {
  return listNotesByObject({ objectType, objectId });
}

/** Writes one; the same `key` with the same text twice writes once. */
export function addNote(
  { objectType, objectId }: FavouriteObject,
  { text, color, remindAt }: NoteContent,
  key: string,
): Promise<Note> {
  return createNote(
    { objectType, objectId, text, ...(color ? { color } : {}), ...(remindAt ? { remindAt } : {}) },
    { headers: { 'idempotency-key': key } },
  );
}

/** Changes the text and keeps colour and reminder, which a change would otherwise take away. 409 when the note has moved on. */
export function changeNote({ id, color, remindAt, version }: Note, text: string): Promise<Note> {
  const change: NoteChange = {
    text,
    version,
    ...(color ? { color } : {}),
    ...(remindAt ? { remindAt } : {}),
  };
  return updateNote(id, change);
}

export async function removeNote(id: string): Promise<void> {
  await deleteNote(id);
}
