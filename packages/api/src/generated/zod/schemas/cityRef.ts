/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const cityRefIdMax = 64;

const cityRefNameMax = 300;



export const CityRef = zod.object({
  "id": zod.string().min(1).max(cityRefIdMax),
  "name": zod.string().max(cityRefNameMax)
});

export type CityRef = zod.input<typeof CityRef>;
export type CityRefOutput = zod.output<typeof CityRef>;
