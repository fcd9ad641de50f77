import type { DeliveryAddress, DeliveryAddressFields } from '@bazaar/api/model';
import {
  type DeliveryAddressOutput,
  emptyDeliveryAddress,
} from '@bazaar/domain/address/delivery-address-form';
import { storedValues } from '@/entities/address/stored-values';

/** Values of the form of a delivery address: the domain's fields, and whether it becomes the default. */
export type AddressValues = ReturnType<typeof emptyDeliveryAddress> & { readonly isSelected: boolean };

/** Returns the initial values of the form. */
export function addressValues(address: DeliveryAddress | undefined, homeCountryId: string): AddressValues {
  const empty = emptyDeliveryAddress(homeCountryId);
  if (address === undefined) return { ...empty, isSelected: false };
  return { ...storedValues(empty, address), isSelected: address.isSelected };
}

/** Returns the fields to send. The point on the map, which no field shows, is kept while the place does not change. */
export function addressFields(
  output: DeliveryAddressOutput,
  former: DeliveryAddress | undefined,
): DeliveryAddressFields {
  const { lat: _, lng: __, ...fields } = output;
  const isSamePlace = former?.cityId === output.cityId && former.addressText === output.addressText;
  const point =
    isSamePlace && former.lat !== undefined && former.lng !== undefined
      ? { lat: former.lat, lng: former.lng }
      : {};
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(filled) as unknown as DeliveryAddressFields), ...point };
}
