'use client';

import { useListSuppliers } from '@bazaar/api/hooks/suppliers';
import { useListFavoritesByType, useRemoveFavorite } from '@bazaar/api/hooks/user-favorites';
import type { UserFavorite } from '@bazaar/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { favouriteKey, setFavourite } from '@/entities/favourite/favourite-store';
import { useRemovals } from '@/lib/undo/use-removals';
import type { CompanyPlace } from '../company-address';

export const FOLLOWED_PAGE = 25;

/** Reads a page of the followed suppliers, and what is known of those that are still there. */
export function useFollowed({ term, pageNumber }: Pick<CompanyPlace, 'term' | 'pageNumber'>) {
  const query = useListFavoritesByType(
    { type: 'Supplier', pageNumber, pageSize: FOLLOWED_PAGE, ...(term === '' ? {} : { term }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const ids = query.data?.items.flatMap(({ objectId, isAvailable }) => (isAvailable ? [objectId] : [])) ?? [];
  const suppliers = useListSuppliers(
    { ids, pageSize: FOLLOWED_PAGE },
    { query: { enabled: ids.length > 0 } },
  );
  const { phaseOf, remove } = useRemovals();
  const { mutateAsync } = useRemoveFavorite({ request: { keepalive: true } });
  const unfollow = ({ id, objectId, title }: UserFavorite) =>
    remove({
      key: removalKey(id),
      name: title,
      send: async () => {
        await mutateAsync({ id });
        setFavourite(favouriteKey({ objectType: 'Supplier', objectId }), { isOn: false, id: undefined });
      },
    });
  return { query, suppliers, phaseOf, unfollow };
}

export function removalKey(id: string): string {
  return `favourite:${id}`;
}
