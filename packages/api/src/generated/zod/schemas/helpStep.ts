/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FileRef } from './fileRef';

export const HelpStep = zod.object({
  "title": zod.string(),
  "text": zod.string(),
  "image": FileRef.optional()
});

export type HelpStep = zod.input<typeof HelpStep>;
export type HelpStepOutput = zod.output<typeof HelpStep>;
