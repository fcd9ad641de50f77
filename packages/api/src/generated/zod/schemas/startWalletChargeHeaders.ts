/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const StartWalletChargeHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type StartWalletChargeHeaders = zod.input<typeof StartWalletChargeHeaders>;
export type StartWalletChargeHeadersOutput = zod.output<typeof StartWalletChargeHeaders>;
