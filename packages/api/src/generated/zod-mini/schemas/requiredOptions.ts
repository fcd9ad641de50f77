/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const requiredOptionsPropertyIdMax = 64;

const requiredOptionsOptionIdsItemMax = 64;

const requiredOptionsOptionIdsMax = 50;



export const RequiredOptions = /*#__PURE__*/ zod.object({
  "dataType": /*#__PURE__*/ zod.enum(['Option', 'MultiOption']),
  "propertyId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredOptionsPropertyIdMax)),
  "optionIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredOptionsOptionIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requiredOptionsOptionIdsMax))
});

export type RequiredOptions = zod.input<typeof RequiredOptions>;
export type RequiredOptionsOutput = zod.output<typeof RequiredOptions>;
