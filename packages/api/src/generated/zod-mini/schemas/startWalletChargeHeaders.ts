/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const StartWalletChargeHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type StartWalletChargeHeaders = zod.input<typeof StartWalletChargeHeaders>;
export type StartWalletChargeHeadersOutput = zod.output<typeof StartWalletChargeHeaders>;
