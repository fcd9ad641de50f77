/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const requiredDatePropertyIdMax = 64;



export const RequiredDate = zod.object({
  "dataType": zod.enum(['Date']),
  "propertyId": zod.string().min(1).max(requiredDatePropertyIdMax),
  "text": zod.iso.date()
});

export type RequiredDate = zod.input<typeof RequiredDate>;
export type RequiredDateOutput = zod.output<typeof RequiredDate>;
