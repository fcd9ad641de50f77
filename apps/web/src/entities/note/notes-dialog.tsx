'use client';

import '@bazaar/ui/forms.css';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { Dialog } from '@bazaar/ui/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { notesMessages as texts } from '@/translations/notes';
import { NotesView } from './notes-view';
import { useNotes } from './use-notes';

export interface NotesDialogProps {
  readonly object: FavouriteObject;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders a person's notes on the page's object in a dialog. */
export function NotesDialog({ object: given, isOpen, onClose }: NotesDialogProps) {
  const [object] = useState(given);
  const { load, ...notes } = useNotes(object, isOpen);
  return createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <NotesView {...notes} onRetry={() => void load()} />
    </Dialog>,
    document.body,
  );
}
