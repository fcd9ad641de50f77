/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SendMessageHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type SendMessageHeaders = zod.input<typeof SendMessageHeaders>;
export type SendMessageHeadersOutput = zod.output<typeof SendMessageHeaders>;
