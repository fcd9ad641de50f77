import { readNamedObject } from '@bazaar/domain/favourites/favourite';
import { showDialog } from '@/lib/actions/action-dialogs';
import type { ActionPress } from '@/lib/actions/action-table';
import { NotesDialog } from './dialog/notes-dialog';
import { noteFormId } from './note-form-id';

/** Opens the notes on an object. What a login interrupted is saved there. */
export function openNotes({ payload }: ActionPress): void {
  const named = readNamedObject(payload);
  if (named === undefined) return;
  const { objectType, objectId } = named;
  const object = { objectType, objectId };
  showDialog(noteFormId(object), (dialog) => <NotesDialog object={object} {...dialog} />);
}
