/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const MerchantNameProblem = /*#__PURE__*/ zod.string();

export type MerchantNameProblem = zod.input<typeof MerchantNameProblem>;
export type MerchantNameProblemOutput = zod.output<typeof MerchantNameProblem>;
