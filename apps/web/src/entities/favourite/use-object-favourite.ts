'use client';

import { getGetFavoriteByObjectQueryKey } from '@bazaar/api/hooks/user-favorites';
import { getFavoriteByObject } from '@bazaar/api/user-favorites';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '@/lib/store/use-store';
import { favouriteKey, favouriteStore, setFavourite } from './favourite-store';

/** Reads the favourite of an object, null when it is none, and again when its button has changed it. */
export function useObjectFavourite({ objectType, objectId }: FavouriteObject) {
  const params = { objectType, objectId };
  const query = useQuery({
    queryKey: getGetFavoriteByObjectQueryKey(params),
    queryFn: async ({ signal }) => {
      const found = await getFavoriteByObject(params, { signal });
      // Its button, which reads without a hook, need not read again.
      setFavourite(favouriteKey(params), { isOn: found !== undefined, id: found?.id });
      // A query has no undefined: 204 becomes null.
      return found ?? null;
    },
  });
  const pressed = useStore(favouriteStore, (known) => known[favouriteKey(params)]);
  const { data, refetch } = query;
  const isOld = pressed !== undefined && data !== undefined && data?.id !== pressed.id;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return query;
}
