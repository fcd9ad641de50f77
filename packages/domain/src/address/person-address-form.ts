import * as z from 'zod/mini';
import { phoneRule } from '../form-fields/phone';
import { optionalText } from '../form-fields/text-field';
import { addressTextFields } from './address-texts';
import { placeFields } from './place';

/** Kinds in the order the form lists them. */
export const PERSON_ADDRESS_KINDS = ['Legal', 'Billing', 'Office', 'Factory'] as const;
export type PersonAddressKind = (typeof PERSON_ADDRESS_KINDS)[number];

/** Schema of a legal, billing, office or factory address (P16). The output is the contract's `NewPersonAddress`. */
export const personAddressSchema = z.object({
  kind: z.enum(PERSON_ADDRESS_KINDS, { error: 'required' }),
  ...addressTextFields,
  ...placeFields,
  phone: optionalText(phoneRule),
  isPrimary: z.prefault(z.boolean(), false),
});

export type PersonAddressValues = z.input<typeof personAddressSchema>;
export type PersonAddressOutput = z.output<typeof personAddressSchema>;

export function emptyPersonAddress(kind: PersonAddressKind, countryId: string) {
  return {
    kind,
    title: '',
    countryId,
    stateId: '',
    cityId: '',
    urbanAreaId: '',
    addressText: '',
    postalCode: '',
    phone: '',
    isPrimary: false,
  } satisfies PersonAddressValues;
}
