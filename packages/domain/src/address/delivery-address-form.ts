import * as z from 'zod/mini';
import { personNameRule } from '../form-fields/person-name';
import { mobileRule } from '../form-fields/phone';
import { optionalTextUpTo, requiredText } from '../form-fields/text-field';
import { addressTextFields, MOST_ACCESS_NOTE_CHARACTERS, MOST_DOOR_CHARACTERS } from './address-texts';
import { placeFields } from './place';

/**
 * Schema of the delivery address form (P05). Each issue carries a `FormErrorCode` as its message. The output is the contract's
 * `DeliveryAddressFields`, without the empty fields.
 */
export const deliveryAddressSchema = z
  .object({
    ...addressTextFields,
    receiverName: requiredText(personNameRule),
    receiverPhone: requiredText(mobileRule),
    ...placeFields,
    plaque: optionalTextUpTo(MOST_DOOR_CHARACTERS),
    unit: optionalTextUpTo(MOST_DOOR_CHARACTERS),
    lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
    lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
    accessNote: optionalTextUpTo(MOST_ACCESS_NOTE_CHARACTERS),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      error: 'lat-lng',
      path: ['lat'],
    }),
  );

export type DeliveryAddressValues = z.input<typeof deliveryAddressSchema>;
export type DeliveryAddressOutput = z.output<typeof deliveryAddressSchema>;

/** Returns the values of an empty form. `countryId` is the country of most addresses. */
export function emptyDeliveryAddress(countryId: string) {
  return {
    title: '',
    receiverName: '',
    receiverPhone: '',
    countryId,
    stateId: '',
    cityId: '',
    urbanAreaId: '',
    addressText: '',
    plaque: '',
    unit: '',
    postalCode: '',
    accessNote: '',
  } satisfies DeliveryAddressValues;
}
