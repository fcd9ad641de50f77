/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

const helpStepTitleMax = 300;

const helpStepTextMax = 10000;



export const HelpStep = zod.object({
  "title": zod.string().max(helpStepTitleMax),
  "text": zod.string().max(helpStepTextMax),
  "image": FileRef.optional()
});

export type HelpStep = zod.input<typeof HelpStep>;
export type HelpStepOutput = zod.output<typeof HelpStep>;
