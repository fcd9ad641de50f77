/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PayFromWalletHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type PayFromWalletHeaders = zod.input<typeof PayFromWalletHeaders>;
export type PayFromWalletHeadersOutput = zod.output<typeof PayFromWalletHeaders>;
