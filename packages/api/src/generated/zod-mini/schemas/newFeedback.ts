/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
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



export const NewFeedback = /*#__PURE__*/ zod.object({
  "type": FeedbackType,
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newFeedbackSubjectMin)).check(/*#__PURE__*/ zod.maxLength(newFeedbackSubjectMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newFeedbackTextMin)).check(/*#__PURE__*/ zod.maxLength(newFeedbackTextMax)),
  "fullName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newFeedbackFullNameMin)).check(/*#__PURE__*/ zod.maxLength(newFeedbackFullNameMax))),
  "phoneNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newFeedbackPhoneNumberRegExp))),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(newFeedbackEmailMax))),
  "rating": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(newFeedbackRatingMax))),
  "pageUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newFeedbackPageUrlMax))),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newFeedbackFileIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(newFeedbackFileIdsMax)))
});

export type NewFeedback = zod.input<typeof NewFeedback>;
export type NewFeedbackOutput = zod.output<typeof NewFeedback>;
