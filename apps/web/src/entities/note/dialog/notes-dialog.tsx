'use client';

import '@bazaar/ui/forms.css';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { Dialog } from '@bazaar/ui/dialog';
import { Link } from '@bazaar/ui/link';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { accountPaths } from '@/lib/navigation/account-paths';
import { notesMessages as texts } from '@/translations/notes';
import { useNotes } from '../use-notes';
import { NotesView } from './notes-view';

export interface NotesDialogProps {
  readonly object: FavouriteObject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders a person's notes on the page's object in a dialog. */
export function NotesDialog({ object: given, isOpen, onClose }: NotesDialogProps) {
  const [object] = useState(given);
  const { readAgain, ...notes } = useNotes(object, isOpen);
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <NotesView {...notes} onRetry={readAgain} />
      {notes.list.state === 'ready' ? (
        <Link href={accountPaths.memoryOf(object.objectType, object.objectId)} size={13} touch>
          {texts.memory}
        </Link>
      ) : null}
    </Dialog>,
    document.body,
  );
}
