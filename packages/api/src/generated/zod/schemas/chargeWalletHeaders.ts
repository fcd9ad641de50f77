/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const ChargeWalletHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type ChargeWalletHeaders = zod.input<typeof ChargeWalletHeaders>;
export type ChargeWalletHeadersOutput = zod.output<typeof ChargeWalletHeaders>;
