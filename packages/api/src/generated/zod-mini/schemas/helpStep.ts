/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { FileRef } from './fileRef';

export const HelpStep = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string(),
  "image": /*#__PURE__*/ zod.optional(FileRef)
});

export type HelpStep = zod.input<typeof HelpStep>;
export type HelpStepOutput = zod.output<typeof HelpStep>;
