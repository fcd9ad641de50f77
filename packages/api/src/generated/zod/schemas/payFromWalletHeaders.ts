/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PayFromWalletHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type PayFromWalletHeaders = zod.input<typeof PayFromWalletHeaders>;
export type PayFromWalletHeadersOutput = zod.output<typeof PayFromWalletHeaders>;
