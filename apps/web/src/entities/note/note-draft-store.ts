import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { type NoteDraft, parseNoteDraft } from '@bazaar/domain/notes/note-draft';
import { tabStorage } from '@/lib/storage/browser-storage';
import { noteDraftKey } from './note-draft-key';

/** Returns the draft of a note on an object in this tab; undefined without one. */
export function readNoteDraft(object: FavouriteObject): NoteDraft | undefined {
  return parseNoteDraft(tabStorage.read(noteDraftKey(object)));
}

/** Stores the draft; an empty text removes it. */
export function keepNoteDraft(object: FavouriteObject, draft: NoteDraft): void {
  if (draft.text === '') tabStorage.remove(noteDraftKey(object));
  else tabStorage.writeJson(noteDraftKey(object), draft);
}
