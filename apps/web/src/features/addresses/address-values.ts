import type { DeliveryAddress, DeliveryAddressFields } from '@bazaar/api/model';
import {
  type DeliveryAddressOutput,
  emptyDeliveryAddress,
} from '@bazaar/domain/address/delivery-address-form';
import { toPersianDigits } from '@bazaar/domain/persian';

/** Values of the form of a delivery address: the domain's fields, and whether it becomes the default. */
export type AddressValues = ReturnType<typeof emptyDeliveryAddress> & { readonly isSelected: boolean };

/** Returns the initial values of the form. */
export function addressValues(address: DeliveryAddress | undefined, homeCountryId: string): AddressValues {
  const empty = emptyDeliveryAddress(homeCountryId);
  if (address === undefined) return { ...empty, isSelected: false };
  const filled = Object.keys(empty).map((name) => [name, address[name as keyof typeof empty] ?? '']);
  return { ...empty, ...writtenValues(Object.fromEntries(filled)), isSelected: address.isSelected };
}

/** Texts a person reads and mends have Persian digits; the schema brings them back. */
const READ = ['title', 'addressText', 'plaque', 'unit', 'accessNote'];

export function writtenValues<Values extends Readonly<Record<string, string | undefined>>>(
  values: Values,
): Values {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    value !== undefined && READ.includes(name) ? toPersianDigits(value) : value,
  ]);
  return Object.fromEntries(written) as Values;
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
