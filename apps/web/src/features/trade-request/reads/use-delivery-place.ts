'use client';

import { useListDeliveryAddresses } from '@bazaar/api/hooks/delivery-addresses';
import type { TradeRequest } from '@bazaar/api/model';
import { deliveryPlaceOf } from '@/entities/trade-request/delivery-place';

/** Keeps the place of a text that is being read. */
const UNREAD = '…';

/** Returns the text of the address a request names. */
export function useDeliveryPlace(request: TradeRequest | undefined): string | undefined {
  const enabled = request?.deliveryAddressId !== undefined;
  const { data, isLoading } = useListDeliveryAddresses({ query: { enabled } });
  return isLoading ? UNREAD : deliveryPlaceOf(request, data);
}
