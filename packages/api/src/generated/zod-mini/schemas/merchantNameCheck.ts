/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { MerchantNameProblem } from './merchantNameProblem';

export const MerchantNameCheck = /*#__PURE__*/ zod.object({
  "isValid": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.optional(MerchantNameProblem),
  "suggestions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type MerchantNameCheck = zod.input<typeof MerchantNameCheck>;
export type MerchantNameCheckOutput = zod.output<typeof MerchantNameCheck>;
