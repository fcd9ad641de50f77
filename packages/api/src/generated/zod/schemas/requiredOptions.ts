/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const requiredOptionsPropertyIdMax = 64;

const requiredOptionsOptionIdsItemMax = 64;

const requiredOptionsOptionIdsMax = 50;



export const RequiredOptions = zod.object({
  "dataType": zod.enum(['Option', 'MultiOption']),
  "propertyId": zod.string().min(1).max(requiredOptionsPropertyIdMax),
  "optionIds": zod.array(zod.string().min(1).max(requiredOptionsOptionIdsItemMax)).min(1).max(requiredOptionsOptionIdsMax)
});

export type RequiredOptions = zod.input<typeof RequiredOptions>;
export type RequiredOptionsOutput = zod.output<typeof RequiredOptions>;
