'use client';

import { getListNotesByObjectQueryKey, getListNotesQueryKey } from '@bazaar/api/hooks/notes';
import { getListFavoritesByTypeQueryKey, getListFavoritesQueryKey } from '@bazaar/api/hooks/user-favorites';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NOTES_CHANGED } from './tell-notes-changed';

/** The lists of favourites show the latest note of each row. */
const KEYS = [
  getListNotesByObjectQueryKey,
  getListNotesQueryKey,
  getListFavoritesQueryKey,
  getListFavoritesByTypeQueryKey,
];

/** Reads the notes of a page again when the dialog, which calls without hooks, has changed one. */
export function useChangedNotes(): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = () => {
      for (const keyOf of KEYS) void client.invalidateQueries({ queryKey: keyOf() });
    };
    window.addEventListener(NOTES_CHANGED, read);
    return () => window.removeEventListener(NOTES_CHANGED, read);
  }, [client]);
}
