'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readSessionHint } from '@/platform/session/session-hint';
import { NOTE_MARK, noteDraftKey } from './note-draft-key';

const Notes = lazy(() => import('./notes-dialog').then((module) => ({ default: module.NotesDialog })));

/** Opens the notes on a thing when their button is pressed, and after a login that came in between. They load with that. */
export function NoteWatch({ objectType, objectId }: FavouriteObject) {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    if (readSessionHint() !== undefined && isAsked({ objectType, objectId })) setOpen(true);
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest(NOTE_MARK)) setOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [objectType, objectId]);
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <Notes object={{ objectType, objectId }} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function isAsked(object: FavouriteObject): boolean {
  try {
    return sessionStorage.getItem(noteDraftKey(object))?.includes('askedAtMs') ?? false;
  } catch {
    return false;
  }
}
