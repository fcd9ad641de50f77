'use client';

import { getListFavoritesQueryKey, useListFavorites } from '@bazaar/api/hooks/user-favorites';
import type { FavoriteOverview, UserFavorite } from '@bazaar/api/model';
import { addFavorite, removeFavorite } from '@bazaar/api/user-favorites';
import { useQueryClient } from '@tanstack/react-query';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast, showToastWithAction } from '@/lib/toasts/toasts';
import { profileMessages } from '@/translations/profile';

/** One page of favourites: longer lists are rare, and the count shows them. */
const PAGE = { pageNumber: 1, pageSize: 100 };

/** Returns the visitor's favourites, and their removal with undo. */
export function useFavourites() {
  const client = useQueryClient();
  const query = useListFavorites(PAGE);
  const change = (edit: (items: readonly UserFavorite[]) => UserFavorite[]) =>
    client.setQueryData<FavoriteOverview>(getListFavoritesQueryKey(PAGE), (known) => {
      if (known === undefined) return known;
      const items = edit(known.items);
      return { ...known, items, totalCount: known.totalCount + items.length - known.items.length };
    });
  const putBack = (favourite: UserFavorite, place: number) =>
    change((items) => [...items.slice(0, place), favourite, ...items.slice(place)]);

  const undo = async (favourite: UserFavorite, place: number) => {
    const { objectType, objectId } = favourite;
    try {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      putBack({ ...favourite, id: (await addFavorite({ objectType, objectId }, { headers })).id }, place);
    } catch {
      showToast({ status: 'error', title: profileMessages.undoFailed });
    }
  };
  const remove = async (id: string) => {
    const place = query.data?.items.findIndex((item) => item.id === id) ?? -1;
    const favourite = query.data?.items[place];
    if (favourite === undefined) return;
    change((items) => items.filter((item) => item.id !== id));
    try {
      await removeFavorite(id);
      showToastWithAction(
        { status: 'success', title: profileMessages.removed(isolateCodes(favourite.title)) },
        { label: profileMessages.undo, run: () => void undo(favourite, place) },
      );
    } catch {
      putBack(favourite, place);
      showToast({ status: 'error', title: profileMessages.removeFailed });
    }
  };
  return { query, remove };
}
