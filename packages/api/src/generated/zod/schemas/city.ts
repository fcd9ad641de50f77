/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const cityIdMax = 64;

const cityNameMax = 300;

const cityEnglishNameMax = 300;

const cityParentIdMax = 64;



export const City = zod.object({
  "id": zod.string().min(1).max(cityIdMax),
  "name": zod.string().max(cityNameMax),
  "englishName": zod.string().max(cityEnglishNameMax).optional(),
  "parentId": zod.string().min(1).max(cityParentIdMax),
  "isActive": zod.boolean()
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
