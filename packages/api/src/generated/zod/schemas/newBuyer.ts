/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { NationalCode } from './nationalCode';
import { PersonName } from './personName';

const newBuyerPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const newBuyerEmailMax = 254;

const newBuyerCityIdMax = 80;



export const NewBuyer = zod.object({
  "firstName": PersonName,
  "lastName": PersonName,
  "phoneNumber": zod.string().regex(newBuyerPhoneNumberRegExp),
  "nationalCode": NationalCode.optional(),
  "email": zod.email().max(newBuyerEmailMax).optional(),
  "cityId": zod.string().min(1).max(newBuyerCityIdMax).optional(),
  "acceptsRules": zod.literal(true)
});

export type NewBuyer = zod.input<typeof NewBuyer>;
export type NewBuyerOutput = zod.output<typeof NewBuyer>;
