'use client';

import type { Note } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { notesMessages as texts } from '@/translations/notes';
import { addNote, removeNote } from './note-calls';
import { tellNotesChanged } from './tell-notes-changed';
import type { KnownNotes } from './use-note-list';

interface Around extends Pick<KnownNotes, 'change'> {
  say(text: string, onUndo?: () => void): void;
}

/** Removes a note at once, with a toast to undo it; a failed call restores it. */
export function useNoteRemoval(object: FavouriteObject, { change, say }: Around) {
  const putBack = (note: Note) =>
    change((notes) => [...notes, note].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)));
  const undo = async (note: Note) => {
    try {
      putBack(await addNote(object, note, crypto.randomUUID()));
      tellNotesChanged();
      say(texts.undone);
    } catch {
      say(texts.undoFailed);
    }
  };
  return async (note: Note) => {
    change((notes) => notes.filter(({ id }) => id !== note.id));
    try {
      await removeNote(note.id);
      tellNotesChanged();
      say(texts.removed, () => void undo(note));
    } catch (error) {
      // A note that is already gone is a success.
      if ((error as { status?: number }).status === 404) return say(texts.removed);
      putBack(note);
      say(texts.removeFailed);
    }
  };
}
