/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const ChargeWalletHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type ChargeWalletHeaders = zod.input<typeof ChargeWalletHeaders>;
export type ChargeWalletHeadersOutput = zod.output<typeof ChargeWalletHeaders>;
