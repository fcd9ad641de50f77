/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const MerchantKind = zod.enum(['Real', 'Legal']);

export type MerchantKind = zod.input<typeof MerchantKind>;
export type MerchantKindOutput = zod.output<typeof MerchantKind>;
