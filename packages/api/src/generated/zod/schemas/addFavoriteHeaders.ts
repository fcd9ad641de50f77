/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const AddFavoriteHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type AddFavoriteHeaders = zod.input<typeof AddFavoriteHeaders>;
export type AddFavoriteHeadersOutput = zod.output<typeof AddFavoriteHeaders>;
