import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { notesMessages } from '@/translations/notes';
import { NOTE } from './note-form-id';

/** Renders the button of a person's notes on the page's object. */
export function NoteButton({ objectType, objectId }: FavouriteObject) {
  return (
    <PageAction icon="note" aria-haspopup="dialog" {...actionAttributes(NOTE, { objectType, objectId })}>
      {notesMessages.action}
    </PageAction>
  );
}
