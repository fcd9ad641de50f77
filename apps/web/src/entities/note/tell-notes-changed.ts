/** Name of the window's event. */
export const NOTES_CHANGED = 'bazaar-notes-changed';

/** Reports that a note was written, changed or removed; see `useChangedNotes`. */
export function tellNotesChanged(): void {
  window.dispatchEvent(new Event(NOTES_CHANGED));
}
