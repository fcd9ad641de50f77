/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const saleCityCountIdMax = 64;

const saleCityCountNameMax = 300;

const saleCityCountCountMin = 0;
const saleCityCountCountMax = 2147483647;



export const SaleCityCount = zod.object({
  "id": zod.string().min(1).max(saleCityCountIdMax),
  "name": zod.string().max(saleCityCountNameMax),
  "count": zod.int().min(saleCityCountCountMin).max(saleCityCountCountMax)
});

export type SaleCityCount = zod.input<typeof SaleCityCount>;
export type SaleCityCountOutput = zod.output<typeof SaleCityCount>;
