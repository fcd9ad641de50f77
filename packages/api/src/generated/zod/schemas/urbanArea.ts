/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const urbanAreaIdMax = 64;

const urbanAreaNameMax = 300;

const urbanAreaEnglishNameMax = 300;

const urbanAreaParentIdMax = 64;

const urbanAreaCodeMax = 60;



export const UrbanArea = zod.object({
  "id": zod.string().min(1).max(urbanAreaIdMax),
  "name": zod.string().max(urbanAreaNameMax),
  "englishName": zod.string().max(urbanAreaEnglishNameMax).optional(),
  "parentId": zod.string().min(1).max(urbanAreaParentIdMax),
  "code": zod.string().max(urbanAreaCodeMax).optional(),
  "isActive": zod.boolean()
});

export type UrbanArea = zod.input<typeof UrbanArea>;
export type UrbanAreaOutput = zod.output<typeof UrbanArea>;
