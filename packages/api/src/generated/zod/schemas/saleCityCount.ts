/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const saleCityCountCountMin = 0;



export const SaleCityCount = zod.object({
  "id": zod.string(),
  "name": zod.string(),
  "count": zod.int().min(saleCityCountCountMin)
});

export type SaleCityCount = zod.input<typeof SaleCityCount>;
export type SaleCityCountOutput = zod.output<typeof SaleCityCount>;
