/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const FeedbackType = /*#__PURE__*/ zod.enum(['Suggestion', 'Problem', 'Complaint', 'Question', 'Praise']);

export type FeedbackType = zod.input<typeof FeedbackType>;
export type FeedbackTypeOutput = zod.output<typeof FeedbackType>;
