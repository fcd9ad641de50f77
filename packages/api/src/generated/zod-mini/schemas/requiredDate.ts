/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const requiredDatePropertyIdMax = 64;



export const RequiredDate = /*#__PURE__*/ zod.object({
  "dataType": /*#__PURE__*/ zod.enum(['Date']),
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredDatePropertyIdMax)),
  "text": /*#__PURE__*/ zod.iso.date()
});

export type RequiredDate = zod.input<typeof RequiredDate>;
export type RequiredDateOutput = zod.output<typeof RequiredDate>;
