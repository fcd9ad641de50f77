/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const priceOnRequestPerUnitIdMax = 64;



export const PriceOnRequest = zod.object({
  "perUnitId": zod.string().min(1).max(priceOnRequestPerUnitIdMax).optional(),
  "vatIncluded": zod.boolean(),
  "validUntil": zod.iso.datetime({"offset":true}).optional(),
  "kind": zod.enum(['OnRequest'])
});

export type PriceOnRequest = zod.input<typeof PriceOnRequest>;
export type PriceOnRequestOutput = zod.output<typeof PriceOnRequest>;
