'use client';

import { useGetActiveCategory, useListCategoryProperties } from '@bazaar/api/hooks/categories';
import { useListConversations } from '@bazaar/api/hooks/conversations';
import { useListNotesByObject } from '@bazaar/api/hooks/notes';
import { useListLastVisits } from '@bazaar/api/hooks/page-visits';
import { useGetSupplierProductCatalog } from '@bazaar/api/hooks/supplier-products';
import { useGetSupplier } from '@bazaar/api/hooks/suppliers';
import { useListTradeRequestsBySupplier } from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { useObjectFavourite } from '@/entities/favourite/use-object-favourite';
import { useChangedNotes } from '@/entities/note/use-changed-notes';

/** As many questions and requests are told; of more there is a link to all. */
const MOST = 20;
/** What was done a moment ago on another page is to be here. */
const fresh = { staleTime: 0 };

/** Makes every read of an object's timeline, at once. */
export function useTimelineReads(object: FavouriteObject) {
  const { objectType, objectId } = object;
  useChangedNotes();
  const notes = useListNotesByObject({ objectType, objectId }, { query: fresh });
  const favourite = useObjectFavourite(object);
  const visits = useListLastVisits({ type: objectType, objectId, pageSize: 1 }, { query: fresh });
  const questions = useListConversations({ objectId, pageSize: MOST }, { query: fresh });
  const requests = useListTradeRequestsBySupplier({ objectType, objectId, pageSize: MOST }, { query: fresh });
  const product = useGetSupplierProductCatalog(objectId, { query: { enabled: objectType === 'Product' } });
  const supplier = useGetSupplier(objectId, { query: { enabled: objectType === 'Supplier' } });
  const category = useGetActiveCategory(objectId, { query: { enabled: objectType === 'Category' } });
  const paths = visits.data?.items[0]?.visits ?? [];
  const isFiltered = objectType === 'Category' && paths.some(({ path }) => /[?&]f=/.test(path));
  const properties = useListCategoryProperties(objectId, {}, { query: { enabled: isFiltered } });
  const units = useListUnitsOfMeasurement({ query: { enabled: objectType === 'Product' } });
  return { notes, favourite, visits, questions, requests, product, supplier, category, properties, units };
}

export type TimelineQueries = ReturnType<typeof useTimelineReads>;
