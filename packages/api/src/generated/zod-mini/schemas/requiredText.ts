/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const requiredTextPropertyIdMax = 64;

const requiredTextTextMax = 500;



export const RequiredText = /*#__PURE__*/ zod.object({
  "dataType": /*#__PURE__*/ zod.enum(['Text']),
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredTextPropertyIdMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredTextTextMax))
});

export type RequiredText = zod.input<typeof RequiredText>;
export type RequiredTextOutput = zod.output<typeof RequiredText>;
