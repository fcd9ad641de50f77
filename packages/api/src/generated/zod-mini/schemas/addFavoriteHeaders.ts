/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const AddFavoriteHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export type AddFavoriteHeaders = zod.input<typeof AddFavoriteHeaders>;
export type AddFavoriteHeadersOutput = zod.output<typeof AddFavoriteHeaders>;
