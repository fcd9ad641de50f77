import type { PersonAddress } from '@bazaar/api/model';
import { emptyPersonAddress, type PersonAddressKind } from '@bazaar/domain/address/person-address-form';
import { storedValues } from '@/entities/address/stored-values';
import { HOME_COUNTRY_ID } from '@/entities/geography/home-country';

/** Values of the form; missing ones are empty texts. */
export type AddressValues = Omit<ReturnType<typeof emptyPersonAddress>, 'isPrimary'> & {
  isPrimary: boolean;
};

/** Returns the initial values of the form: those of the address, or of a new one of the first missing kind. */
export function addressValues(
  address: PersonAddress | undefined,
  others: readonly PersonAddress[],
): AddressValues {
  const empty = emptyPersonAddress(firstMissingKind(others), HOME_COUNTRY_ID);
  return address === undefined ? empty : storedValues<AddressValues>(empty, address);
}

function firstMissingKind(others: readonly PersonAddress[]): PersonAddressKind {
  const has = (kind: PersonAddressKind) => others.some((other) => other.kind === kind);
  return has('Legal') && !has('Billing') ? 'Billing' : 'Legal';
}
