/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PriceOnRequest = /*#__PURE__*/ zod.object({
  "perUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "vatIncluded": /*#__PURE__*/ zod.boolean(),
  "validUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "kind": /*#__PURE__*/ zod.enum(['OnRequest'])
});

export type PriceOnRequest = zod.input<typeof PriceOnRequest>;
export type PriceOnRequestOutput = zod.output<typeof PriceOnRequest>;
