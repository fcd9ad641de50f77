import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { PageAction } from '@bazaar/ui/patterns/page-action';
import { notesMessages } from '@/translations/notes';
import { NoteWatch } from './note-listener';

/** The button of a person's own notes on the thing of a page, and what hears it. */
export function NoteAct(object: FavouriteObject) {
  return (
    <>
      <PageAction icon="note" data-notes="" aria-haspopup="dialog">
        {notesMessages.act}
      </PageAction>
      <NoteWatch objectType={object.objectType} objectId={object.objectId} />
    </>
  );
}
