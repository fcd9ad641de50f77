/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const UrbanArea = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "englishName": zod.string().optional(),
  "parentId": zod.string(),
  "code": zod.string().optional(),
  "isActive": zod.boolean()
});

export type UrbanArea = zod.input<typeof UrbanArea>;
export type UrbanAreaOutput = zod.output<typeof UrbanArea>;
