/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { FeedbackType } from './feedbackType';

const newFeedbackSubjectMin = 3;
const newFeedbackSubjectMax = 120;

const newFeedbackTextMin = 10;
const newFeedbackTextMax = 4000;

const newFeedbackFullNameMin = 2;
const newFeedbackFullNameMax = 60;

const newFeedbackPhoneNumberRegExp = new RegExp('^09\\d{9}$');
const newFeedbackEmailMax = 120;

const newFeedbackRatingMax = 5;

const newFeedbackPageUrlMax = 500;

const newFeedbackFileIdsItemMax = 64;

const newFeedbackFileIdsMax = 5;



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
