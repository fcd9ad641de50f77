/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MerchantNameProblem = zod.string();

export type MerchantNameProblem = zod.input<typeof MerchantNameProblem>;
export type MerchantNameProblemOutput = zod.output<typeof MerchantNameProblem>;
