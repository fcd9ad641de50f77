import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { type NoteDraft, parseNoteDraft } from '@bazaar/domain/notes/note-draft';
import { tabStorage } from '@/lib/storage/browser-storage';
import { noteDraftKey } from './note-draft-key';

/** What was being written on an object when the page was left, in this tab. */
export function readNoteDraft(object: FavouriteObject): NoteDraft | undefined {
  return parseNoteDraft(tabStorage.read(noteDraftKey(object)));
}

/** Keeps what is being written; an empty text is nothing to keep. */
export function keepNoteDraft(object: FavouriteObject, draft: NoteDraft): void {
  if (draft.text === '') tabStorage.remove(noteDraftKey(object));
  else tabStorage.writeJson(noteDraftKey(object), draft);
}
