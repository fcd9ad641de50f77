/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const CreateDeliveryAddressHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type CreateDeliveryAddressHeaders = zod.input<typeof CreateDeliveryAddressHeaders>;
export type CreateDeliveryAddressHeadersOutput = zod.output<typeof CreateDeliveryAddressHeaders>;
