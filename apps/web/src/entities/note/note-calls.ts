import type { Note, NoteChange } from '@bazaar/api/model';
import { createNote, deleteNote, listNotesByObject, updateNote } from '@bazaar/api/notes';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** Content of a note; omitted fields are empty. */
export type NoteContent = Pick<Note, 'text' | 'color' | 'remindAt'>;

/** Returns the visitor's notes on an object, newest first. */
export function findNotes({ objectType, objectId }: FavouriteObject): Promise<Note[]> {
  return listNotesByObject({ objectType, objectId });
}

/** Creates a note; the same `key` with the same text creates one. */
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

/**
 * Changes the text. Sends colour and reminder too, which an update would otherwise remove. Throws 409 when the note has changed meanwhile.
 */
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
