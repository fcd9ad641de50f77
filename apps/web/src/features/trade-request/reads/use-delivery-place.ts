'use client';

import { useListDeliveryAddresses } from '@bazaar/api/hooks/delivery-addresses';
import type { TradeRequest } from '@bazaar/api/model';

/** Keeps the place of a text that is being read. */
const UNREAD = '…';

/** Returns the text of the address a request names; undefined without one, or where it is no longer in the person's book. */
export function useDeliveryPlace(request: TradeRequest | undefined): string | undefined {
  const id = request?.deliveryAddressId;
  const { data, isLoading } = useListDeliveryAddresses({ query: { enabled: id !== undefined } });
  if (isLoading) return UNREAD;
  const address = data?.find((one) => one.id === id);
  return address && [address.title, address.cityName, address.addressText].filter(Boolean).join('، ');
}
