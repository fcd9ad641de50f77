/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const MerchantKind = /*#__PURE__*/ zod.enum(['Real', 'Legal']);

export type MerchantKind = zod.input<typeof MerchantKind>;
export type MerchantKindOutput = zod.output<typeof MerchantKind>;
