/**
 * Generated from the contract; do not edit.
 */

/**
 * What it is about: `Suggestion` an idea, `Problem` something that does not work, `Complaint` about a deal or a person,
 * `Question` for the support, `Praise` something that was good.
 */
export type FeedbackType = typeof FeedbackType[keyof typeof FeedbackType];


export const FeedbackType = {
  Suggestion: 'Suggestion',
  Problem: 'Problem',
  Complaint: 'Complaint',
  Question: 'Question',
  Praise: 'Praise',
} as const;
