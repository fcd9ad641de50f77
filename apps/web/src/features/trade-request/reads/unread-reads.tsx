'use client';

import { useListDeliveryAddresses } from '@bazaar/api/hooks/delivery-addresses';
import { useListTradeDocumentTypes } from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { type UnreadPart, UnreadParts } from '@/lib/data/unread-parts';
import { missingMessages } from '@/translations/missing';

const names = missingMessages.beside;

/** Names what the page of a request has read beside it without success, and has no panel for. The reads are the page's own, from the cache. */
export function UnreadReads({ neighbours }: { readonly neighbours: Pick<UnreadPart, 'query'> }) {
  const units = useListUnitsOfMeasurement();
  const types = useListTradeDocumentTypes();
  // Read only where a request names an address: here it is only seen whether that failed.
  const addresses = useListDeliveryAddresses({ query: { enabled: false } });
  return (
    <UnreadParts
      parts={[
        { name: names.units, query: units },
        { name: names.documentTypes, query: types },
        { name: names.addresses, query: addresses },
        { name: names.neighbours, query: neighbours.query },
      ]}
    />
  );
}
