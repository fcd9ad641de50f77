/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { MerchantNameProblem } from './merchantNameProblem';

const merchantNameCheckSuggestionsItemMax = 300;

const merchantNameCheckSuggestionsMax = 3;



export const MerchantNameCheck = zod.object({
  "isValid": zod.boolean(),
  "reason": MerchantNameProblem.optional(),
  "suggestions": zod.array(zod.string().max(merchantNameCheckSuggestionsItemMax)).max(merchantNameCheckSuggestionsMax)
});

export type MerchantNameCheck = zod.input<typeof MerchantNameCheck>;
export type MerchantNameCheckOutput = zod.output<typeof MerchantNameCheck>;
