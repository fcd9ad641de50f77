/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const requiredFlagPropertyIdMax = 64;



export const RequiredFlag = zod.object({
  "dataType": zod.enum(['Boolean']),
  "propertyId": zod.string().min(1).max(requiredFlagPropertyIdMax),
  "bool": zod.boolean()
});

export type RequiredFlag = zod.input<typeof RequiredFlag>;
export type RequiredFlagOutput = zod.output<typeof RequiredFlag>;
