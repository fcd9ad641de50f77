import type { DeliveryAddress, TradeRequest } from '@bazaar/api/model';

/** Returns the text of the address a request names; undefined without one, or where it is no longer in the person's book. */
export function deliveryPlaceOf(
  request: Pick<TradeRequest, 'deliveryAddressId'> | undefined,
  addresses: readonly DeliveryAddress[] | undefined,
): string | undefined {
  const address = addresses?.find(({ id }) => id === request?.deliveryAddressId);
  return address && [address.title, address.cityName, address.addressText].filter(Boolean).join('، ');
}
