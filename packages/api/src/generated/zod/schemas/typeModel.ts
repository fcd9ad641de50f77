/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TypeModel = zod.object({
  "id": zod.string(),
  "title": zod.string(),
  "parentId": zod.string().optional(),
  "data": zod.record(zod.string(), zod.unknown()).optional()
});

export type TypeModel = zod.input<typeof TypeModel>;
export type TypeModelOutput = zod.output<typeof TypeModel>;
