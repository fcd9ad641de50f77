/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const City = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "englishName": zod.string().optional(),
  "parentId": zod.string(),
  "isActive": zod.boolean()
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
