/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const FeedbackType = zod.enum(['Suggestion', 'Problem', 'Complaint', 'Question', 'Praise']);

export type FeedbackType = zod.input<typeof FeedbackType>;
export type FeedbackTypeOutput = zod.output<typeof FeedbackType>;
