/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const State = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "englishName": zod.string().optional(),
  "parentId": zod.string(),
  "code": zod.string().optional(),
  "isActive": zod.boolean()
});

export type State = zod.input<typeof State>;
export type StateOutput = zod.output<typeof State>;
