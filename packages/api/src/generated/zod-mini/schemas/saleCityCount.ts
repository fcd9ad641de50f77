/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const saleCityCountCountMin = 0;



export const SaleCityCount = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saleCityCountCountMin))
});

export type SaleCityCount = zod.input<typeof SaleCityCount>;
export type SaleCityCountOutput = zod.output<typeof SaleCityCount>;
