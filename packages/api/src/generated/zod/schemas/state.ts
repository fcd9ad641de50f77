/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const stateIdMax = 64;

const stateNameMax = 300;

const stateEnglishNameMax = 300;

const stateParentIdMax = 64;

const stateCodeMax = 60;



export const State = zod.object({
  "id": zod.string().min(1).max(stateIdMax),
  "name": zod.string().max(stateNameMax),
  "englishName": zod.string().max(stateEnglishNameMax).optional(),
  "parentId": zod.string().min(1).max(stateParentIdMax),
  "code": zod.string().max(stateCodeMax).optional(),
  "isActive": zod.boolean()
});

export type State = zod.input<typeof State>;
export type StateOutput = zod.output<typeof State>;
