'use client';

import { useListNotes } from '@bazaar/api/hooks/notes';
import { useListLastVisits } from '@bazaar/api/hooks/page-visits';
import { getListFavoritesQueryKey, useListFavorites } from '@bazaar/api/hooks/user-favorites';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favouriteStore } from '@/entities/favourite/favourite-store';
import { useChangedNotes } from '@/entities/note/use-changed-notes';

/** The totals come with every page; the smallest one has them. */
const ONE = { pageNumber: 1, pageSize: 1 };

/** Reads how many rows each list has, again when something outside of the lists changed them. */
export function useListCounts() {
  const client = useQueryClient();
  useChangedNotes();
  useEffect(
    () =>
      favouriteStore.subscribe(() => {
        void client.invalidateQueries({ queryKey: getListFavoritesQueryKey() });
      }),
    [client],
  );
  return {
    notes: useListNotes(ONE),
    favourites: useListFavorites(ONE),
    visits: useListLastVisits(ONE),
  };
}
