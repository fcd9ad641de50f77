/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const requiredFlagPropertyIdMax = 64;



export const RequiredFlag = /*#__PURE__*/ zod.object({
  "dataType": /*#__PURE__*/ zod.enum(['Boolean']),
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredFlagPropertyIdMax)),
  "bool": /*#__PURE__*/ zod.boolean()
});

export type RequiredFlag = zod.input<typeof RequiredFlag>;
export type RequiredFlagOutput = zod.output<typeof RequiredFlag>;
