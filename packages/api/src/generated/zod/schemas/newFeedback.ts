/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FeedbackType } from './feedbackType';

export const newFeedbackSubjectMin = 3;
export const newFeedbackSubjectMax = 120;

export const newFeedbackTextMin = 10;
export const newFeedbackTextMax = 4000;

export const newFeedbackFullNameMin = 2;
export const newFeedbackFullNameMax = 60;

export const newFeedbackPhoneNumberRegExp = new RegExp('^09\\d{9}$');
export const newFeedbackEmailMax = 120;

export const newFeedbackRatingMax = 5;

export const newFeedbackPageUrlMax = 500;

export const newFeedbackFileIdsItemMax = 64;

export const newFeedbackFileIdsMax = 5;



export const NewFeedback = zod.object({
  "type": FeedbackType,
  "subject": zod.string().min(newFeedbackSubjectMin).max(newFeedbackSubjectMax),
  "text": zod.string().min(newFeedbackTextMin).max(newFeedbackTextMax),
  "fullName": zod.string().min(newFeedbackFullNameMin).max(newFeedbackFullNameMax).optional(),
  "phoneNumber": zod.string().regex(newFeedbackPhoneNumberRegExp).optional(),
  "email": zod.email().max(newFeedbackEmailMax).optional(),
  "rating": zod.int().min(1).max(newFeedbackRatingMax).optional(),
  "pageUrl": zod.string().min(1).max(newFeedbackPageUrlMax).optional(),
  "fileIds": zod.array(zod.string().min(1).max(newFeedbackFileIdsItemMax)).max(newFeedbackFileIdsMax).optional()
});

export type NewFeedback = zod.input<typeof NewFeedback>;
export type NewFeedbackOutput = zod.output<typeof NewFeedback>;
