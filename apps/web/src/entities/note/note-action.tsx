import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { notesMessages } from '@/translations/notes';
import { NoteListener } from './note-listener';

/** The button of a person's own notes on the thing of a page, and what hears it. */
export function NoteAction(object: FavouriteObject) {
  return (
    <>
      <PageAction icon="note" data-notes="" aria-haspopup="dialog">
        {notesMessages.action}
      </PageAction>
      <NoteListener objectType={object.objectType} objectId={object.objectId} />
    </>
  );
}
