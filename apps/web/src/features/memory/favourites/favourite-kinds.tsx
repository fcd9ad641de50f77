'use client';

import { useListFavorites } from '@bazaar/api/hooks/user-favorites';
import { KINDS_OF_LIST, type MemoryKind, objectTypeOf } from '@bazaar/domain/memory/memory-kinds';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { MemoryKinds } from '@bazaar/ui/patterns/memory-list';
import { memoryTexts as texts } from '@/translations/memory';
import { memoryHref } from '../frame/memory-address';
import type { MemoryPlace } from '../frame/use-memory-place';

/** Links to the kinds of favourites with the count of each; they are part of the answer that the tab's count is read from. */
export function FavouriteKinds({ place: { list, kind, query } }: { readonly place: MemoryPlace }) {
  const { data } = useListFavorites({ pageNumber: 1, pageSize: 1 });
  const countOf = (each: MemoryKind) => {
    if (data === undefined) return undefined;
    const type = objectTypeOf(each);
    const counts = data.countsByType;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return formatNumber(type === undefined ? total : (counts[type] ?? 0));
  };
  return (
    <MemoryKinds
      label={texts.kind}
      kinds={KINDS_OF_LIST[list].map((each) => ({
        href: memoryHref(list, each, { ...query, pages: 1, object: undefined }),
        label: each === 'all' ? texts.all : texts.kinds[each],
        count: countOf(each),
        isCurrent: each === kind,
      }))}
    />
  );
}
