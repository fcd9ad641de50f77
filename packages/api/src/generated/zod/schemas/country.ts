/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const Country = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "englishName": zod.string().optional(),
  "code": zod.string().optional(),
  "isActive": zod.boolean()
});

export type Country = zod.input<typeof Country>;
export type CountryOutput = zod.output<typeof Country>;
