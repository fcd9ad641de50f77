'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { lazy, Suspense } from 'react';
import { usePendingDialog } from '@/lib/session/use-pending-dialog';
import { NOTE_SELECTOR, noteDraftKey } from './note-draft-key';

const Notes = lazy(() => import('./notes-dialog').then((module) => ({ default: module.NotesDialog })));

/** Opens the notes on a thing when their button is pressed, and after a login that came in between. They load with that. */
export function NoteListener(object: FavouriteObject) {
  const [isOpen, close] = usePendingDialog(NOTE_SELECTOR, noteDraftKey(object));
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <Notes object={object} isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
