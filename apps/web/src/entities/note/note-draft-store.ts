import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { type NoteDraft, parseNoteDraft } from '@bazaar/domain/notes/note-draft';
import { noteDraftKey } from './note-draft-key';

/** What was being written on a thing when the page was left, in this tab. */
export function readNoteDraft(object: FavouriteObject): NoteDraft | undefined {
  try {
    return parseNoteDraft(sessionStorage.getItem(noteDraftKey(object)));
  } catch {
    return undefined;
  }
}

/** Keeps what is being written; an empty text is nothing to keep. */
export function keepNoteDraft(object: FavouriteObject, draft: NoteDraft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(noteDraftKey(object));
    else sessionStorage.setItem(noteDraftKey(object), JSON.stringify(draft));
  } catch {
    // Blocked or full: the text stands in the field as long as the page is open.
  }
}
