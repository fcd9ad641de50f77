'use client';

import { getListCategoryPropertiesQueryOptions } from '@bazaar/api/hooks/categories';
import { useListDeliveryAddresses } from '@bazaar/api/hooks/delivery-addresses';
import { getListMeasurementUnitsQueryOptions } from '@bazaar/api/hooks/measurement-quantities';
import { useListTradeDocumentTypes } from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { DAY_MS } from '@bazaar/domain/dates';
import type { TradeDraft } from '@bazaar/domain/trade-drafts';
import { useQueries } from '@tanstack/react-query';
import { UnreadParts } from '@/lib/data/unread-parts';
import { missingMessages } from '@/translations/missing';

const names = missingMessages.beside;

/**
 * Names what the wizard has read without success, so that no list is empty and no required property missing in silence. The reads are the
 * wizard's own, from the cache; a supplier's terms and the fee have panels that say so themselves.
 */
export function UnreadReads({ draft }: { readonly draft: TradeDraft }) {
  const units = useListUnitsOfMeasurement();
  const documentTypes = useListTradeDocumentTypes();
  const addresses = useListDeliveryAddresses();
  const categories = [...new Set(draft.lines.map(({ categoryId }) => categoryId).filter(Boolean))].sort();
  const properties = useQueries({
    queries: categories.map((id) =>
      getListCategoryPropertiesQueryOptions(id, undefined, { query: { staleTime: DAY_MS } }),
    ),
  });
  const quantities = properties.flatMap(({ data }) => data ?? []).map((one) => one.measurementQuantityId);
  // Their fields read them, where they are open: here it is only seen whether that failed.
  const measures = useQueries({
    queries: [...new Set(quantities)].flatMap((id) =>
      id === undefined ? [] : [getListMeasurementUnitsQueryOptions(id, { query: { enabled: false } })],
    ),
  });
  return (
    <UnreadParts
      parts={[
        { name: names.units, query: units },
        { name: names.documentTypes, query: documentTypes },
        { name: names.addresses, query: addresses },
        ...properties.map((query) => ({ name: names.properties, query })),
        ...measures.map((query) => ({ name: names.measures, query })),
      ]}
    />
  );
}
