'use client';

import { getListNotesByObjectQueryKey, getListNotesQueryKey } from '@bazaar/api/hooks/notes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NOTES_CHANGED } from './tell-notes-changed';

/** Reads the notes of a page again when the dialog, which calls without hooks, has changed one. */
export function useChangedNotes(): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => {
      for (const queryKey of [getListNotesByObjectQueryKey(), getListNotesQueryKey()])
        void client.invalidateQueries({ queryKey });
    };
    window.addEventListener(NOTES_CHANGED, read);
    return () => window.removeEventListener(NOTES_CHANGED, read);
  }, [client]);
}
