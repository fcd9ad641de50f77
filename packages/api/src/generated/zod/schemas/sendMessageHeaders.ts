/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SendMessageHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type SendMessageHeaders = zod.input<typeof SendMessageHeaders>;
export type SendMessageHeadersOutput = zod.output<typeof SendMessageHeaders>;
