/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const requiredTextPropertyIdMax = 64;

const requiredTextTextMax = 500;



export const RequiredText = zod.object({
  "dataType": zod.enum(['Text']),
  "propertyId": zod.string().min(1).max(requiredTextPropertyIdMax),
  "text": zod.string().min(1).max(requiredTextTextMax)
});

export type RequiredText = zod.input<typeof RequiredText>;
export type RequiredTextOutput = zod.output<typeof RequiredText>;
