/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const CityRef = zod.object({
  "id": zod.string(),
  "name": zod.string()
});

export type CityRef = zod.input<typeof CityRef>;
export type CityRefOutput = zod.output<typeof CityRef>;
