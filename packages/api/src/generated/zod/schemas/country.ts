/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const countryIdMax = 64;

const countryNameMax = 300;

const countryEnglishNameMax = 300;

const countryCodeMax = 60;



export const Country = zod.object({
  "id": zod.string().min(1).max(countryIdMax),
  "name": zod.string().max(countryNameMax),
  "englishName": zod.string().max(countryEnglishNameMax).optional(),
  "code": zod.string().max(countryCodeMax).optional(),
  "isActive": zod.boolean()
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
