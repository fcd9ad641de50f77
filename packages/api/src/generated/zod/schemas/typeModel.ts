/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const typeModelIdMax = 64;

const typeModelTitleMax = 300;

const typeModelParentIdMax = 64;



export const TypeModel = zod.object({
  "id": zod.string().min(1).max(typeModelIdMax),
  "title": zod.string().max(typeModelTitleMax),
  "parentId": zod.string().min(1).max(typeModelParentIdMax).optional(),
  "data": zod.record(zod.string(), zod.unknown()).optional()
});

export type TypeModel = zod.input<typeof TypeModel>;
export type TypeModelOutput = zod.output<typeof TypeModel>;
