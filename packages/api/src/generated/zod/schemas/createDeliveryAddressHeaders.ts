/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CreateDeliveryAddressHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateDeliveryAddressHeaders = zod.input<typeof CreateDeliveryAddressHeaders>;
export type CreateDeliveryAddressHeadersOutput = zod.output<typeof CreateDeliveryAddressHeaders>;
